import { text } from "./text.ts";

export function greetingAt(hour: number): string {
  if (hour < 12) return text.greeting.morning;
  return hour < 18 ? text.greeting.afternoon : text.greeting.evening;
}
