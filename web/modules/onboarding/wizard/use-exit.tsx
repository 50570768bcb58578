import { useBlocker, useNavigate } from "@tanstack/react-router";
import { places } from "#contract/places.ts";
import { storedToken } from "#web/api/session.ts";
import { signOut } from "#web/modules/auth/index.ts";
import { useUnsavedGuard } from "#web/ui/form/use-unsaved-guard.tsx";

/** The ways out of a wizard, which ask about unsaved input. Render `dialog`; `logOut` is for the button. */
export function useExit(hasUnsaved: boolean, forgetDraft: () => void) {
  const navigate = useNavigate();
  const { confirmLeave, dialog } = useUnsavedGuard(hasUnsaved);
  useBlocker({
    // An ended session is not held up: nothing can be saved any more.
    shouldBlockFn: async () => storedToken() !== null && !(await confirmLeave()),
    enableBeforeUnload: false,
    disabled: !hasUnsaved,
  });

  const logOut = async () => {
    if (!(await confirmLeave())) return;
    forgetDraft();
    signOut();
    await navigate({ to: places.signIn });
  };
  return { dialog, logOut };
}
