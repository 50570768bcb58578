import { prerender } from "react-dom/static";
import { PublicPage } from "./public-page.tsx";

/** The HTML of a page, for its file. */
export async function renderPage(name: string, supportEmail: string): Promise<string> {
  const { prelude } = await prerender(<PublicPage name={name} supportEmail={supportEmail} />);
  return new Response(prelude).text();
}
