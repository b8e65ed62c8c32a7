import type * as en from './en/index.ts';
import type { Word } from './fill.ts';
import type { Plural } from './plural.ts';

/** A catalogue's type with any text in place of its own, so that another language can satisfy it. */
type Widened<T> = T extends string
  ? string
  : T extends { other: string }
    ? Plural
    : { [Key in keyof T]: Widened<T[Key]> };
/** All words of the interface, by feature and name. A second language is a folder that `satisfies Words`. */
export type Words = Widened<typeof en>;

type Partly<T> = T extends Word ? T : { [Key in keyof T]?: Partly<T[Key]> };
/** A shop's own wording of some words, as `words/en.yaml` in its content has it. */
export type WordOverrides = Partly<Words>;

/** A word, or words by their names. */
export type WordTree = Word | { readonly [key: string]: WordTree };

/** The languages that have a catalogue. */
export const LANGUAGES: readonly string[] = ['en'];

/** The names that `Intl.PluralRules` gives to counts. */
const PLURAL_NAMES = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** True for a plural: a text named `other`, and beside it only texts for other counts. */
export function isPlural(tree: WordTree): tree is Plural {
  if (typeof tree !== 'object' || typeof tree.other !== 'string') return false;
  return Object.keys(tree).every((name) => PLURAL_NAMES.includes(name));
}
