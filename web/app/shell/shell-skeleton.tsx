import { DashboardSkeleton } from "#web/modules/dashboard/dashboard-state.tsx";
import { brandName } from "#web/ui/display/brand.ts";
import { Logo } from "#web/ui/display/logo.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { text } from "./text.ts";

/** The frame's shape with the measures of AreaShell and Frame, part of the HTML: it shows before any script of the app. */
export const ShellSkeleton = () => (
  <div data-skeleton="" className="fixed inset-0 z-40 overflow-hidden bg-page">
    <p role="status" className="sr-only">
      {text.loading}
    </p>
    <div aria-hidden="true" className="flex min-h-dvh">
      <Rail />
      <div className="flex min-w-0 flex-1 flex-col">
        <Header />
        <div className="mx-auto w-full max-w-7xl flex-1 p-4 md:p-8">
          <DashboardSkeleton />
        </div>
      </div>
    </div>
  </div>
);

const Entries = ({ count }: { count: number }) => (
  <div className="flex flex-col items-center gap-2">
    {Array.from({ length: count }, (_, index) => (
      <div
        key={index}
        className="flex min-h-12 w-12 flex-col items-center justify-center gap-1 min-[90rem]:w-22 min-[90rem]:py-2"
      >
        <Skeleton className="size-5.5" />
        <Skeleton className="my-0.5 hidden h-3 w-14 min-[90rem]:block" />
      </div>
    ))}
  </div>
);

const Rail = () => (
  <div
    data-part="rail"
    className="hidden h-dvh w-24 shrink-0 flex-col items-center gap-6 overflow-hidden border-line border-e bg-card py-5 md:flex"
  >
    <div className="size-12 shrink-0 rounded-lg bg-accent-tint" />
    <Entries count={6} />
    <div className="mt-auto in-[.opens-staff]:hidden">
      <Entries count={2} />
    </div>
  </div>
);

const Tool = ({ className }: { className: string }) => (
  <div className="flex size-11 shrink-0 items-center justify-center md:size-10">
    <Skeleton className={className} />
  </div>
);

const Header = () => (
  <div
    data-part="header"
    className="flex h-16 shrink-0 items-center border-line border-b bg-card px-1 md:gap-3 md:px-8"
  >
    <div className="flex h-11 shrink-0 items-center gap-2 border border-transparent px-4 in-[.opens-staff]:px-2.75 max-md:px-2 md:h-10 md:in-[.opens-staff]:hidden">
      <Skeleton className="size-5" />
      <span className="rounded-md bg-sunken font-semibold text-transparent in-[.opens-staff]:hidden">
        {text.menu}
      </span>
    </div>
    <div className="hidden lg:flex">
      <Logo size="sm" />
    </div>
    <div
      data-part="title"
      className="min-w-0 flex-1 max-md:px-1 lg:border-line lg:border-s lg:ps-4"
    >
      <p className="text-muted text-xs leading-4 lg:hidden">{brandName}</p>
      <Skeleton className="my-0.5 h-3 w-24 md:my-1 md:h-4 md:w-32" />
    </div>
    <div className="flex size-11 shrink-0 items-center justify-center rounded-md md:h-10 md:w-24 md:justify-start md:border md:border-line md:bg-page md:ps-3 lg:w-64">
      <Skeleton className="size-5 md:size-4.5" />
    </div>
    <Tool className="size-5" />
    <Tool className="size-5" />
    <Tool className="size-9 rounded-full" />
  </div>
);
