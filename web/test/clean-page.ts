import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";
import { queryClient } from "#web/api/query-client.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { setClockZone } from "#web/ui/format/clock.ts";

// A busy machine is no error: a test continues as soon as its element shows.
configure({ asyncUtilTimeout: 30_000 });

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  cleanup();
  document.body.replaceChildren();
  toast.clear();
  queryClient.clear();
  setClockZone(undefined);
  localStorage.clear();
  sessionStorage.clear();
});
