/**
 * The Mann–Whitney test of two samples, with the normal approximation and its correction for ties (for
 * samples of 20 values and more).
 * `longer` is the share of pairs in which the value of `a` is above that of `b` (0.5: no difference), `p` the
 * two-sided probability of such a difference between two samples of the same distribution.
 */
export function rankTest(a: readonly number[], b: readonly number[]): { longer: number; p: number } {
  const all = [...a.map((value) => ({ value, isA: true })), ...b.map((value) => ({ value, isA: false }))];
  all.sort((x, y) => x.value - y.value);
  let [ranks, ties] = [0, 0];
  for (let from = 0; from < all.length; ) {
    let to = from;
    while (to < all.length && all[to]?.value === all[from]?.value) to += 1;
    const tied = to - from;
    ties += tied ** 3 - tied;
    // Ranks start at 1; equal values share theirs.
    for (const { isA } of all.slice(from, to)) if (isA) ranks += (from + 1 + to) / 2;
    from = to;
  }
  const pairs = a.length * b.length;
  const above = ranks - (a.length * (a.length + 1)) / 2;
  const spread = Math.sqrt((pairs / 12) * (all.length + 1 - ties / (all.length * (all.length - 1))));
  const z = spread === 0 ? 0 : Math.abs(above - pairs / 2) / spread;
  return { longer: above / pairs, p: 2 * tail(z) };
}

/**
 * The probability of a normal value above `z` (0 or more), correct to seven digits:
 * Abramowitz and Stegun 26.2.17.
 */
function tail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const series = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const sum = series.reduceRight((so, one) => (so + one) * t, 0);
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
}
