export type Theme = "light" | "dark";

/** The product's colours, as web/styles.css names them. */
const palettes = {
  light: {
    page: "#f8fafc",
    card: "#ffffff",
    sunken: "#f1f4f8",
    line: "#e3e8ef",
    bar: "#ccd4df",
    ink: "#0f172a",
    muted: "#556175",
    accent: "#2563eb",
    blue: "#e8f1fd",
    blueEdge: "#2f7de1",
    green: "#e7f6ec",
    greenEdge: "#16a34a",
    amber: "#fdf3dc",
    amberEdge: "#d98a06",
    faces: ["#dcd9fb", "#cdeccb", "#fbd9d3"],
  },
  dark: {
    page: "#0f1115",
    card: "#16191f",
    sunken: "#20242c",
    line: "#282d36",
    bar: "#3a414d",
    ink: "#e9ecf1",
    muted: "#a0a9b8",
    accent: "#5c8bf0",
    blue: "#16263d",
    blueEdge: "#3f8ae8",
    green: "#14291d",
    greenEdge: "#2fae62",
    amber: "#2d2413",
    amberEdge: "#d99a24",
    faces: ["#3a3766", "#1f4a2c", "#5c2f27"],
  },
};
export type Palette = (typeof palettes)["light"];

const size = { width: 1200, height: 750 };

/** A drawing on the product's page colour, of the same size as a screenshot. */
export const drawing = (title: string, draw: (palette: Palette) => string[]) => (theme: Theme) => {
  const palette = palettes[theme];
  const parts = [
    `<title>${title}</title>`,

    rect(0, 0, size.width, size.height, palette.page, { radius: 0 }),
    ...draw(palette),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">${parts.join("")}</svg>\n`;
};

interface Look {
  radius?: number;
  stroke?: string;
}

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  { radius = 12, stroke }: Look = {},
) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"${stroke ? ` stroke="${stroke}" stroke-width="2"` : ""}/>`;

/** A line of writing that is not to be read. */
export const bar = (x: number, y: number, width: number, fill: string, height = 14) =>
  rect(x, y, width, height, fill, { radius: height / 2 });

export const circle = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

export const stroke = (path: string, colour: string, width = 4) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A person: a head and shoulders in a round frame. */
export const face = (x: number, y: number, radius: number, ground: string, figure: string) =>
  [
    circle(x, y, radius, ground),
    circle(x, y - radius * 0.2, radius * 0.3, figure),
    `<path d="M${x - radius * 0.55} ${y + radius * 0.68}a${radius * 0.55} ${radius * 0.5} 0 0 1 ${radius * 1.1} 0z" fill="${figure}"/>`,
  ].join("");
