import { useState } from "react";

/** The value, or the last one there was: what a closing dialog goes on showing. */
export function useLastValue<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
