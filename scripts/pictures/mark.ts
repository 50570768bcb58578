/** As in web/ui/display/logo.tsx. */
export const mark = (size: number, { dots = "#2563eb", baton = "#0f172a" } = {}) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32"><g fill="${dots}"><circle cx="6.5" cy="25.5" r="4.5"/><circle cx="25.5" cy="6.5" r="4.5"/></g><path d="m12.75 19.25 6.5-6.5" stroke="${baton}" stroke-width="5.5" stroke-linecap="round"/></svg>`;
