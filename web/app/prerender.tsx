import { prerender } from "react-dom/static";
import { StandaloneSignIn } from "./standalone-sign-in.tsx";

/** The HTML of sign-in, for its file. */
export async function renderPage(): Promise<string> {
  const { prelude } = await prerender(<StandaloneSignIn enter={async () => undefined} />);
  return new Response(prelude).text();
}
