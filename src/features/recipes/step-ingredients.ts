import { nth } from '#src/lib/nth.ts';

/** An ingredient of a step. `index` counts the recipe's ingredients across all groups. */
export type Use = { index: number; share: 'all' | 'part' | 'rest' };

/** The words before an ingredient of which a step takes the rest, or a part. In stems. */
const REST = /\b(rest of|remaining|remainder of|last of)( the| of the)?$/;
const PART = /\b(half|(half|third|quarter|most|some|little|few|(table|tea)?spoon(ful)?) of) the$/;

/** Words that describe an ingredient but do not identify it. */
const QUALITIES = new Set(
  'a the of large small ripe very fresh dried dry fine coarse flaky cold warm hot lukewarm cool soft firm raw cooked boiled stale thick thin thinly flat long short smooth whole double single plain strong strained light dark black white red green yellow brown ground grated toasted roasted smoked salted unsalted boneless active instant waxy floury mixed broken silken tinned chopped minced long-grain short-grain neutral day-old yesterday’s low-moisture self-raising good hard fine-grained other mild sweet desiccated evaporated'.split(
    ' ',
  ),
);
/** Parts that a step may leave out: it says “chicken” for the list's “chicken legs”. */
const PARTS = new Set(
  'leg thigh drumstick leaf stick stalk fillet flesh rib neck shoulder belly steak seed clove sprig sheet lump leg'.split(
    ' ',
  ),
);
/** Words that often mean something made in an earlier step: the paste, the sauce. */
const VAGUE = new Set(
  'paste sauce juice powder oil water flour leaf seed stick stalk fillet flesh stock sugar salt cream cheese sheet lump portion starch milk bread seasoning noodle rice starter meal berry crumb'.split(
    ' ',
  ),
);
/** Those of them that may be used alone when no other ingredient has the word. */
const PLAIN = new Set(
  'oil water flour stock sugar salt cream cheese milk bread rice noodle starch seasoning starter'.split(' '),
);

/**
 * Finds the ingredients of each step by their names in its text. An ingredient belongs to the first step that
 * names it, and to a later one that uses the rest of it. When two entries have the same name, the second one
 * belongs to the second such step. An ambiguous word matches nothing.
 */
export function ingredientsOfSteps(names: readonly string[], steps: readonly string[]): Use[][] {
  const phrases = phrasesOf(names);
  const longest = Math.max(1, ...[...phrases.keys()].map((phrase) => phrase.split(' ').length));
  const taken = new Map<string, number>();
  return steps.map((text) => {
    const uses: Use[] = [];
    const seen = new Set<string>();
    for (const { name, before } of mentions(text, phrases, longest)) {
      if (seen.has(name)) continue;
      const entries = names.flatMap((other, index) => (other === name ? [index] : []));
      const count = taken.get(name) ?? 0;
      const isRest = REST.test(before);
      if (count < entries.length && !(isRest && count > 0)) {
        uses.push({ index: nth(entries, count), share: PART.test(before) ? 'part' : 'all' });
        taken.set(name, count + 1);
        seen.add(name);
      } else if (isRest) {
        uses.push({ index: nth(entries, count - 1), share: 'rest' });
        seen.add(name);
      }
    }
    return uses;
  });
}

/** All phrases for the ingredients. The value is undefined for ambiguous ones. */
function phrasesOf(names: readonly string[]): Map<string, string | undefined> {
  const heads = new Map<string, Set<string>>();
  const others = new Map<string, Set<string>>();
  for (const name of new Set(names))
    for (const variant of variantsOf(name)) {
      for (let from = 0; from < variant.length; from += 1)
        for (let to = from + 1; to <= variant.length; to += 1) {
          const words = variant.slice(from, to);
          if (words.every((word) => QUALITIES.has(word))) continue;
          const kind = to === variant.length ? heads : others;
          const phrase = words.join(' ');
          kind.set(phrase, (kind.get(phrase) ?? new Set()).add(name));
        }
    }
  const phrases = new Map<string, string | undefined>();
  for (const phrase of new Set([...heads.keys(), ...others.keys()])) {
    const candidates = heads.get(phrase) ?? others.get(phrase) ?? new Set();
    const all = new Set([...(heads.get(phrase) ?? []), ...(others.get(phrase) ?? [])]);
    const isVague = VAGUE.has(phrase) && !(PLAIN.has(phrase) && all.size === 1);
    phrases.set(phrase, candidates.size === 1 && !isVague ? [...candidates][0] : undefined);
  }
  return phrases;
}

/** The stems of an ingredient's name, per alternative, with and without a last word that is a part. */
function variantsOf(name: string): string[][] {
  const core = name.replace(/ in .*$/, '').replace(/^.*\bof /, '');
  return core.split(/ (?:or|and) /).flatMap((alternative) => {
    const words = stems(alternative);
    const isPart = words.length > 1 && PARTS.has(nth(words, -1));
    return isPart ? [words, words.slice(0, -1)] : [words];
  });
}

function* mentions(text: string, phrases: ReadonlyMap<string, string | undefined>, longest: number) {
  for (const clause of text.split(/[.,;:()!?]/)) {
    // Text after “until” describes a result and names no ingredient to add.
    const words = stems(clause.replace(/\buntil\b.*|^ *taste for\b.*/i, ''));
    for (let at = 0; at < words.length; ) {
      let length = Math.min(longest, words.length - at);
      while (length > 0 && !phrases.has(words.slice(at, at + length).join(' '))) length -= 1;
      const name = length > 0 ? phrases.get(words.slice(at, at + length).join(' ')) : undefined;
      if (name) yield { name, before: words.slice(Math.max(0, at - 3), at).join(' ') };
      at += Math.max(1, length);
    }
  }
}

function stems(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}’-]+/gu) ?? []).map(stem);
}

/** A common form for singular and plural. It need not be a word. */
function stem(word: string): string {
  if (QUALITIES.has(word)) return word;
  const single = word
    .replace(/(lea|loa|hal)ves$/, '$1f')
    .replace(/(o|sh|ch|x)es$/, '$1')
    .replace(/([^su])s$/, '$1');
  return single.replace(/(ie|y)$/, 'i');
}
