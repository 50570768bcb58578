import { classNames } from "#web/ui/class-names.ts";

interface ThemedPictureProps {
  picture: Picture;
  alt: string;
  /** The width on a wide screen in the format of `sizes`: `24rem`. */
  shownAt: string;
  /** Visible as soon as the page is. */
  isFirst?: boolean;
  className?: string;
}

/** A picture in the site's theme and the screen's width. Lazy loading saves the hidden theme. */
export const ThemedPicture = ({
  picture,
  alt,
  shownAt,
  isFirst,
  className,
}: ThemedPictureProps) => (
  <>
    {(["light", "dark"] as const).map((theme) => {
      const { wide, half, phone } = picture[theme];
      return (
        <picture
          key={theme}
          className={theme === "dark" ? "hidden dark:contents" : "contents dark:hidden"}
        >
          <source media="(width < 48rem)" srcSet={phone} {...phoneSize} />
          <img
            src={wide}
            srcSet={`${half} ${picture.size.width / 2}w, ${wide} ${picture.size.width}w`}
            sizes={shownAt}
            alt={alt}
            {...picture.size}
            loading="lazy"
            decoding="async"
            fetchPriority={isFirst ? "high" : "auto"}
            className={classNames("h-auto w-full", className)}
          />
        </picture>
      );
    })}
  </>
);

/** One subject, taken in both themes, wide and on a phone. */
export interface Picture {
  light: Shot;
  dark: Shot;
  /** Of the wide shot, in pixels. */
  size: Size;
}

interface Shot {
  wide: string;
  /** The same at half the size. */
  half: string;
  phone: string;
}

interface Size {
  width: number;
  height: number;
}

/** From scripts/pictures/subjects.ts. */
export const screenSize: Size = { width: 1600, height: 1000 };
export const heroSize: Size = { width: 1152, height: 1296 };
const phoneSize: Size = { width: 780, height: 1280 };

const files = import.meta.glob<string>("./pictures/*.webp", { eager: true, import: "default" });

function file(name: string): string {
  const address = files[`./pictures/${name}.webp`];
  if (!address)
    throw new Error(`There is no picture ${name}: node scripts/take-pictures.ts takes it.`);
  return address;
}

const shotOf = (name: string, theme: "light" | "dark"): Shot => ({
  wide: file(`${name}-${theme}`),
  half: file(`${name}-half-${theme}`),
  phone: file(`${name}-phone-${theme}`),
});

/** The pictures of a subject of scripts/pictures/subjects.ts. */
export const pictureOf = (name: string, size: Size): Picture => ({
  light: shotOf(name, "light"),
  dark: shotOf(name, "dark"),
  size,
});
