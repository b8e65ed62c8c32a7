import { nth } from '#src/lib/nth.ts';
/** What a step takes from the list: `index` into the recipe's ingredients, counted through all groups. */
export type Use = { index: number; isRest: boolean };

/** Words that say how a thing is, not what it is. */
const QUALITIES = new Set(
  'a the of large small ripe very fresh dried dry fine coarse flaky cold warm hot lukewarm cool soft firm raw cooked boiled stale thick thin thinly flat long short smooth whole double single plain strong strained light dark black white red green yellow brown ground grated toasted roasted smoked salted unsalted boneless active instant waxy floury mixed broken silken tinned chopped minced long-grain short-grain neutral day-old yesterday’s low-moisture self-raising good hard fine-grained other mild sweet desiccated evaporated'.split(
    ' ',
  ),
);
/** Parts that a step may leave unsaid: it says the chicken, and the list says chicken legs. */
const PARTS = new Set(
  'leg thigh drumstick leaf stick stalk fillet flesh rib neck shoulder belly steak seed clove sprig sheet lump leg'.split(
    ' ',
  ),
);
/** Words that as often mean something made on the way: the paste, the sauce. */
const VAGUE = new Set(
  'paste sauce juice powder oil water flour leaf seed stick stalk fillet flesh stock sugar salt cream cheese sheet lump portion starch milk bread seasoning noodle rice starter meal berry crumb'.split(
    ' ',
  ),
);
/** …of which these may stand alone while no other ingredient has them too. */
const PLAIN = new Set(
  'oil water flour stock sugar salt cream cheese milk bread rice noodle starch seasoning starter'.split(' '),
);

/**
 * Which ingredients each step takes, by their names in its words. An ingredient belongs to the first step that names it,
 * and to a later one that takes the rest of it; of two entries with one name the second belongs to the second such step.
 * A word that could mean more than one ingredient means none: only what is certain is shown.
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
      const isRest = /\b(rest of|remaining|remainder of|last of)( the| of the)?$/.test(before);
      if (count < entries.length && !(isRest && count > 0)) {
        uses.push({ index: nth(entries, count), isRest: false });
        taken.set(name, count + 1);
        seen.add(name);
      } else if (isRest) {
        uses.push({ index: nth(entries, count - 1), isRest: true });
        seen.add(name);
      }
    }
    return uses;
  });
}

/** Every way to say an ingredient that means it alone, and the ways that are ambiguous, as undefined. */
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

/** An ingredient's name in stems, each alternative for itself, with and without its last word where that is a part. */
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
    // What comes after “until” is how it looks then: oil that shows at the edge is not to be poured in.
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

/** One form for singular and plural; not always a word. */
function stem(word: string): string {
  if (QUALITIES.has(word)) return word;
  const single = word
    .replace(/(lea|loa|hal)ves$/, '$1f')
    .replace(/(o|sh|ch|x)es$/, '$1')
    .replace(/([^su])s$/, '$1');
  return single.replace(/(ie|y)$/, 'i');
}
