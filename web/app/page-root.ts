export function pageRoot(): HTMLElement {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no place for the app.");
  return root;
}
