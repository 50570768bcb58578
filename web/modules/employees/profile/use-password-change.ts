import { useNavigate } from "@tanstack/react-router";
import { places } from "#contract/places.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import type { InputOf } from "#web/api/operations.ts";
import { signOut } from "#web/modules/auth/index.ts";

const pauseBeforeLeavingMs = 1_500;

/** Changes the own password; a moment after its success the session ends and sign-in is shown, wherever one is by then. */
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
