/**
 * The candidate most similar to a mistyped word: at most two letters differ, and fewer than half of them. Two
 * letters that changed places count as one.
 */
export function closest(word: string, candidates: readonly string[]): string | undefined {
  const ranked = candidates
    // The rest cannot be close, and comparing is slow.
    .filter(({ length }) => Math.abs(length - word.length) <= 2)
    .map((candidate) => ({ candidate, distance: distanceOf(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(
      ({ candidate, distance }) => distance <= 2 && distance * 2 < Math.max(candidate.length, word.length, 2),
    )
    .sort((a, b) => a.distance - b.distance);
  return ranked[0]?.candidate;
}

/** “ Did you mean …?”, to append to an error message; empty if no candidate is similar. */
export function suggestion(word: string, candidates: readonly string[]): string {
  const found = closest(word, candidates);
  return found === undefined ? '' : ` Did you mean ${found}?`;
}

/** The number of letters to insert, remove, replace or swap with the next one. */
function distanceOf(from: string, to: string): number {
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (let j = 0; j < to.length; j += 1) {
      const isSwap = i > 0 && j > 0 && letter === to[j - 1] && from[i - 1] === to[j];
      next.push(
        Math.min(
          (row[j + 1] ?? 0) + 1,
          (next[j] ?? 0) + 1,
          (row[j] ?? 0) + (letter === to[j] ? 0 : 1),
          isSwap ? (before[j - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    before = row;
    row = next;
  }
  return row[to.length] ?? 0;
}
