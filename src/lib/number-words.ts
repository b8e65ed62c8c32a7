const SMALL =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A count in words below a hundred, else in digits: `thirty-six`, `120`. */
export function inWords(count: number): string {
  if (count < 20) return SMALL[count] ?? String(count);
  if (count >= 100) return String(count);
  const rest = count % 10;
  return `${TENS[Math.floor(count / 10)]}${rest ? `-${SMALL[rest]}` : ''}`;
}

/** The same, capitalised for the start of a sentence. */
export function capitalisedNumber(count: number): string {
  const words = inWords(count);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
