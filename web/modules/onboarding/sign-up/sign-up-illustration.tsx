import { text } from "./text.ts";

const { picture } = text;
const steps = [104, 150, 196];

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

/** One manager hands the baton, and with it an employee's history, to the next. */
const Handover = () => (
  <g>
    <path
      d="M92 76C140 22 280 22 328 76"
      strokeWidth="2"
      strokeDasharray="2 8"
      strokeLinecap="round"
      className="fill-none stroke-control"
    />
    <Person x={72} y={112} initials={picture.from} />
    <Person x={348} y={112} initials={picture.to} isNext />
    <g transform="translate(210 36) rotate(-20)">
      <rect x="-46" y="-9" width="92" height="18" rx="9" className="fill-ink" />
      <rect x="20" y="-9" width="12" height="18" className="fill-accent" />
    </g>
  </g>
);

const History = () => (
  <g transform="translate(42 172)">
    <rect width="336" height="236" rx="16" className="fill-card stroke-line" />
    <g transform="translate(44 46)">
      <circle r="20" className="fill-accent-tint" />
      <text y="5" textAnchor="middle" className="fill-accent-text font-semibold text-[13px]">
        {picture.person}
      </text>
      <text x="34" y="-2" className="fill-ink font-semibold text-[15px]">
        {picture.name}
      </text>
      <text x="34" y="16" className="fill-muted text-[11.5px]">
        {picture.years}
      </text>
    </g>
    <path d="M44 104V196" strokeWidth="2" className="stroke-line" />
    {picture.entries.map((entry, index) => (
      <g key={entry} transform={`translate(44 ${steps[index]})`}>
        <circle r="8" className={index === 2 ? "fill-accent" : "fill-accent-tint stroke-accent"} />
        <text x="24" y="-1" className="fill-ink font-medium text-[13px]">
          {entry}
        </text>
        <rect
          x="24"
          y="7"
          width={[148, 190, 120][index]}
          height="6"
          rx="3"
          className="fill-sunken"
        />
      </g>
    ))}
  </g>
);

/** The product's purpose as a picture; not on phones. */
export const SignUpIllustration = () => (
  <aside className="hidden w-full max-w-md md:block">
    <svg viewBox="0 0 420 412" aria-hidden="true" className="w-full">
      <Handover />
      <History />
    </svg>
    <p className="mt-8 text-balance text-center font-semibold text-xl tracking-tight">
      {text.claim}
    </p>
    <p className="mt-2 text-pretty text-center text-muted">{text.claimHelp}</p>
  </aside>
);
