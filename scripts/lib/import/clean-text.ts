import { CATALOGUE_ID, CATALOGUE_ID_LENGTH } from '#src/contracts/limits.ts';
import { lettersLacking } from '#src/core/typefaces/letters.ts';
import { fold } from '#src/lib/words.ts';

/** Marks that the typefaces lack, and how they are typed. */
const TYPED: Readonly<Record<string, string>> = {
  '⁄': '/',
  '′': "'",
  '″': '"',
  '‐': '-',
  '‑': '-',
  '―': '—',
  '\t': ' ',
  '\u2028': '\n',
  '\u2029': '\n',
};

/**
 * A text without the characters that the shop's typefaces lack: `½` becomes `1/2`, and signs such as 🎉 and ™
 * go.
 *
 * @returns the text and, if there are any, the letters that cannot be shown and must not go, as of another
 * script
 */
export function cleanText(text: string): { text: string; foreign: string[] } {
  let clean = text.normalize('NFC').replace(/\r\n?/g, '\n');
  const foreign: string[] = [];
  for (const sign of lettersLacking(clean)) {
    const typed = [...sign.normalize('NFKC')].map((one) => TYPED[one] ?? one).join('');
    const isKept = typed !== sign && !/[™℠]/u.test(sign) && lettersLacking(typed).length === 0;
    if (isKept) clean = withTyped(clean, sign, typed);
    else if (TYPED[sign] !== undefined) clean = clean.replaceAll(sign, TYPED[sign]);
    else if (/[\p{L}\p{N}]/u.test(sign)) foreign.push(sign);
    else clean = clean.replaceAll(sign, '');
  }
  return { text: clean.replace(/ {2,}/g, ' ').trim(), foreign };
}

/**
 * The words of a name as an id: `Crème brûlée` is `creme-brulee`.
 * Nothing when it has no letter that an id may have.
 */
export function idOf(name: string): string {
  const id = fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, CATALOGUE_ID_LENGTH)
    .replace(/^-|-$/g, '');
  return CATALOGUE_ID.test(id) ? id : '';
}

/** `1½` becomes `1 1/2`, and not `11/2`. */
function withTyped(text: string, sign: string, typed: string): string {
  const apart = /^\d/.test(typed) ? text.replace(new RegExp(`(\\d)(?=${sign})`, 'g'), '$1 ') : text;
  return apart.replaceAll(sign, typed);
}

/** A text of at most `most` characters, which ends with a whole word. */
export function shortened(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const start = line.slice(0, most - 1);
  return `${start.replace(/\s+\S*$/, '').replace(/[,;:.–—-]+$/, '')}…`;
}
