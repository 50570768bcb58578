/** Round whole numbers from 0 to at least the greatest value, in about as many steps as given. */
export function ticksUpTo(greatest: number, steps = 3): number[] {
  const wanted = Math.max(greatest, 1) / steps;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const round = [1, 2, 5, 10].find((factor) => factor * power >= wanted) ?? 10;
  const step = Math.max(1, round * power);
  const count = Math.max(1, Math.ceil(greatest / step));
  return Array.from({ length: count + 1 }, (_, i) => i * step);
}
