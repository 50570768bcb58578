import { classNames } from "#web/ui/class-names.ts";

interface ShowMoreProps {
  hidden: number;
  hiddenOnPhones: number;
  label: (count: number) => string;
  onShow: () => void;
}

/** Shows the rows of a list that its length leaves out; nothing without any. */
export const ShowMore = ({ hidden, hiddenOnPhones, label, onShow }: ShowMoreProps) =>
  hiddenOnPhones > 0 && (
    <button
      type="button"
      onClick={onShow}
      className={classNames(
        "-outline-offset-2! flex min-h-11 w-full items-center border-line border-t px-5 py-2.5 text-accent-text text-sm transition-colors last:rounded-b-lg hover:bg-sunken",
        hidden <= 0 && "sm:hidden",
      )}
    >
      <span className="max-sm:hidden">{label(hidden)}</span>
      <span className="sm:hidden">{label(hiddenOnPhones)}</span>
    </button>
  );
