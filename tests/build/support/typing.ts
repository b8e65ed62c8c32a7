const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * A title with typos, in `times` variants: in `slips` of its longer words one letter is dropped, swapped with
 * the next, replaced or added. The result is always the same for a title. Titles with fewer longer words than
 * slips give none.
 */
export function typingOf(title: string, slips: number, times: number): string[] {
  const words = title.split(' ');
  const long = words.flatMap((word, at) => (word.replace(/[^\p{L}]/gu, '').length > 3 ? [at] : []));
  if (long.length < slips) return [];
  const next = dice(
    [...title].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 2 ** 31, slips + 1),
  );
  return Array.from({ length: slips === 0 ? 1 : times }, () => {
    const chosen = new Set<number>();
    while (chosen.size < slips) chosen.add(long[next(long.length)]!);
    return words.map((word, at) => (chosen.has(at) ? slip(word, next) : word)).join(' ');
  });
}

function slip(word: string, next: (below: number) => number): string {
  const at = next(word.length);
  const letter = LETTERS[next(LETTERS.length)]!;
  const [before, after] = [word.slice(0, at), word.slice(at + 1)];
  switch (next(4)) {
    case 0:
      return before + after;
    case 1:
      return after ? before + after[0] + word[at] + after.slice(1) : before;
    case 2:
      return before + letter + after;
    default:
      return before + letter + word[at] + after;
  }
}

function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}
