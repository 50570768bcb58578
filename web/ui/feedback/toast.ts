import { toast as library } from "react-hot-toast/headless";

type ToastOptions = { durationMs?: number };

const options = ({ durationMs }: ToastOptions) =>
  durationMs === undefined ? {} : { duration: durationMs };

/** Short messages at the top right. Without a duration a success stays 2 s, an error 4 s; at most 20 show at once. */
export const toast = {
  success: (text: string, how: ToastOptions = {}) => library.success(text, options(how)),
  error: (text: string, how: ToastOptions = {}) => library.error(text, options(how)),
  dismiss: (id: string) => library.dismiss(id),
  /** Removes all messages, as signing out does. */
  clear: () => library.removeAll(),
};
