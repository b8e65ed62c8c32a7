/** The quantile of the values for `share`; 0.5 is the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** `2.31 ms`, `84 ms`: more than three digits would not be reliable on a busy machine. */
export function ms(value: number): string {
  return `${value < 100 ? value.toPrecision(3) : Math.round(value)} ms`;
}

/** The ratio of two values: `1.04×`. */
export function ratio(value: number, to: number): string {
  return `${(value / to).toFixed(2)}×`;
}

/** The duration of `work` in ms. */
export async function timed(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
