import { useNavigate } from "@tanstack/react-router";
import { places } from "#contract/places.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import type { InputOf } from "#web/api/operations.ts";
import { signOut } from "#web/modules/auth/index.ts";

const pauseBeforeLeavingMs = 1_500;

/** Changes one's own password; a moment after it succeeds the session ends and sign-in is shown. */
export function usePasswordChange() {
  const navigate = useNavigate();
  const { mutateAsync } = useApiMutation("auth.changePassword");

  return async (body: InputOf<"auth.changePassword">["body"]): Promise<void> => {
    await mutateAsync({ body });
    setTimeout(() => {
      signOut();
      void navigate({ to: places.signIn });
    }, pauseBeforeLeavingMs);
  };
}
