import { classNames } from "#web/ui/class-names.ts";
import { type Picture, phoneSize } from "./picture.ts";

interface ThemedPictureProps {
  picture: Picture;
  alt: string;
  /** How wide it is shown where the screen is wide, as `sizes` says it: `24rem`. */
  shownAt: string;
  /** Visible as soon as the page is. */
  isFirst?: boolean;
  className?: string;
}

/**
 * A picture that follows the site's theme and the width of the screen. All are lazy, which keeps the browser from
 * loading the theme that is not shown.
 */
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
