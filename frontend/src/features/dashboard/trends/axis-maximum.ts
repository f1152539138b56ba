const steps = [2, 4, 10, 20, 40, 50, 100] as const;

/** Upper end of an axis: the next round even number, so that half of it is whole. */
export function axisMaximum(highest: number): number {
  const magnitude = Math.max(1, 10 ** Math.floor(Math.log10(Math.max(1, highest)) - 1));
  return (steps.find((step) => step * magnitude >= highest) ?? 100) * magnitude;
}
