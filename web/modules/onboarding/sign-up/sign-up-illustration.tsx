import { text } from "./text.ts";

const { picture } = text;
const [now, before] = picture.chapters;

const Person = (props: { x: number; y: number; initials: string; isNext?: boolean }) => {
  const { x, y, initials, isNext } = props;
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="34" className={isNext ? "fill-accent" : "fill-sunken stroke-line"} />
      <text
        y="6"
        textAnchor="middle"
        className={`font-semibold text-[18px] ${isNext ? "fill-accent-on" : "fill-muted"}`}
      >
        {initials}
      </text>
    </g>
  );
};

/** One manager passes the baton, and with it an employee's history, to the next. */
const Handover = () => (
  <g>
    <path
      d="M92 76C140 22 280 22 328 76"
      strokeWidth="2"
      strokeDasharray="2 8"
      strokeLinecap="round"
      className="fill-none stroke-control"
    />
    <Person x={72} y={112} initials={before.initials} />
    <Person x={348} y={112} initials={now.initials} isNext />
    <g transform="translate(210 36) rotate(-20)">
      <rect x="-46" y="-9" width="92" height="18" rx="9" className="fill-ink" />
      <rect x="20" y="-9" width="12" height="18" className="fill-accent" />
    </g>
  </g>
);

type Chapter = (typeof picture.chapters)[number];

/** One manager's events, newest first, on the line that continues under the next. */
const ChapterOf = ({ chapter, y, isNow }: { chapter: Chapter; y: number; isNow: boolean }) => (
  <g transform={`translate(44 ${y})`}>
    <circle r="15" className={isNow ? "fill-accent" : "fill-sunken stroke-line"} />
    <text
      y="4"
      textAnchor="middle"
      className={`font-semibold text-[10.5px] ${isNow ? "fill-accent-on" : "fill-muted"}`}
    >
      {chapter.initials}
    </text>
    <text x="28" y="-2" className="fill-ink font-semibold text-[13px]">
      {chapter.manager}
    </text>
    <text x="28" y="13" className="fill-muted text-[11.5px]">
      {chapter.time}
    </text>
    {chapter.entries.map(({ what, when }, index) => (
      <g key={what} transform={`translate(0 ${37 + index * 24})`}>
        <circle r="5" className={isNow ? "fill-accent" : "fill-card stroke-control"} />
        <text x="28" y="4" className="fill-ink text-[12.5px]">
          {what}
        </text>
        <text x="268" y="4" textAnchor="end" className="fill-muted text-[11.5px]">
          {when}
        </text>
      </g>
    ))}
  </g>
);

const History = () => (
  <g transform="translate(42 166)">
    <rect width="336" height="280" rx="16" className="fill-card stroke-line" />
    <g transform="translate(44 44)">
      <circle r="20" className="fill-accent-tint" />
      <text y="5" textAnchor="middle" className="fill-accent-text font-semibold text-[13px]">
        {picture.person}
      </text>
      <text x="34" y="-2" className="fill-ink font-semibold text-[15px]">
        {picture.name}
      </text>
      <text x="34" y="16" className="fill-muted text-[11.5px]">
        {picture.place}
      </text>
    </g>
    <path d="M44 100V257" strokeWidth="2" className="stroke-line" />
    {picture.chapters.map((chapter, index) => (
      <ChapterOf
        key={chapter.initials}
        chapter={chapter}
        y={100 + index * 96}
        isNow={index === 0}
      />
    ))}
  </g>
);

/** The product's purpose as a picture; not on phones. */
export const SignUpIllustration = () => (
  <aside className="hidden w-full max-w-md md:block">
    <svg viewBox="0 0 420 448" aria-hidden="true" className="w-full">
      <Handover />
      <History />
    </svg>
    <p className="mt-8 text-balance text-center font-semibold text-xl tracking-tight">
      {text.claim}
    </p>
    <p className="mt-2 text-pretty text-center text-muted">{text.claimHelp}</p>
  </aside>
);
