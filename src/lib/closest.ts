import { editsBetween } from './edits-between.ts';

/**
 * The candidate most similar to a mistyped word: at most two letters differ, and fewer than half of them. Two
 * letters that changed places count as one.
 */
export function closest(word: string, candidates: readonly string[]): string | undefined {
  const ranked = candidates
    // The rest cannot be close, and comparing is slow.
    .filter(({ length }) => Math.abs(length - word.length) <= 2)
    .map((candidate) => ({ candidate, distance: editsBetween(word.toLowerCase(), candidate.toLowerCase()) }))
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
