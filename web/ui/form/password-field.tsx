import { IconEye, IconEyeOff } from "@tabler/icons-react";
import { useState } from "react";
import { IconButton } from "../icon-button.tsx";
import { TextField, type TextFieldProps } from "./text-field.tsx";

/** A password, hidden until its eye is pressed. Set `autoComplete` to `current-password` or `new-password`. */
export function PasswordField(props: Omit<TextFieldProps, "type" | "end" | "inputMode">) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? IconEyeOff : IconEye;
  return (
    <TextField
      {...props}
      type={isShown ? "text" : "password"}
      spellCheck={false}
      end={
        <IconButton
          label={isShown ? "Hide password" : "Show password"}
          icon={<Icon size={18} stroke={1.75} />}
          disabled={props.isDisabled}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
