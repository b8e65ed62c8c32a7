/** The candidate that a mistyped word most likely means: at most two letters differ, and fewer than half of them. */
export function closest(word: string, candidates: readonly string[]): string | undefined {
  const ranked = candidates
    .map((candidate) => ({ candidate, distance: distanceOf(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, distance }) => distance <= 2 && distance * 2 < Math.max(candidate.length, 2))
    .sort((a, b) => a.distance - b.distance);
  return ranked[0]?.candidate;
}

/** “ Did you mean …?”, to be put behind a refusal; empty where nothing is close. */
export function suggestion(word: string, candidates: readonly string[]): string {
  const found = closest(word, candidates);
  return found === undefined ? '' : ` Did you mean ${found}?`;
}

/** Levenshtein distance: how many letters are to be inserted, removed or replaced. */
function distanceOf(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (let j = 0; j < to.length; j += 1)
      next.push(
        Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (letter === to[j] ? 0 : 1)),
      );
    row = next;
  }
  return row[to.length] ?? 0;
}
