import { IconBeach, IconRocket, IconTimeline } from "@tabler/icons-react";
import { text } from "./text.ts";

const icons = [IconTimeline, IconBeach, IconRocket];

export const About = () => (
  <section id="about" className="scroll-mt-16 border-line border-t bg-card">
    <div className="mx-auto grid max-w-6xl gap-12 px-5 py-14 md:px-8 md:py-28 lg:grid-cols-2 lg:gap-20">
      <div>
        <h2 className="font-semibold text-2xl tracking-tight md:text-3xl">{text.about.title}</h2>
        <p className="mt-6 text-pretty text-lg text-muted">{text.about.lead}</p>
      </div>
      <ul className="flex flex-col gap-8">
        {text.about.points.map(({ title, body }, index) => {
          const Icon = icons[index] ?? IconTimeline;
          return (
            <li key={title} className="flex gap-5">
              <span className="flex size-11 shrink-0 items-center justify-center rounded-lg bg-accent-tint text-accent-text">
                <Icon size={22} stroke={1.75} aria-hidden="true" />
              </span>
              <div>
                <h3 className="font-semibold text-lg">{title}</h3>
                <p className="mt-1 text-pretty text-muted text-lg">{body}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  </section>
);
