/**
 * The weight of a US cup (240 ml, levelled) in grams, for ingredients whose weight is reliable. Ingredients
 * that depend on how they are cut, grown or pressed are left out and shown in ounces.
 */
const CUP_WEIGHTS: readonly (readonly [RegExp, number])[] = [
  [/\b(plain|strong white|plain white) flour\b/, 120],
  [/\b(self-raising|wholemeal) flour\b/, 113],
  [/\brye flour\b/, 106],
  [/\bgram flour\b/, 85],
  [/\bmasa harina\b/, 93],
  [/\bsemolina\b/, 163],
  [/\b(tapioca|potato) starch\b/, 113],
  [/\bicing sugar\b/, 113],
  [/\b(soft|light|dark) brown sugar\b/, 213],
  [/^(caster |granulated )?sugar$/, 198],
  [/\b(golden syrup|honey|treacle)\b/, 340],
  [/\bpeanut butter\b/, 270],
  [/^(cold |soft |salted |unsalted )*butter$/, 227],
  [/\blard\b/, 205],
  [/\brolled oats\b/, 89],
  [/^(dry|stale) breadcrumbs$/, 112],
  [/^desiccated coconut$/, 85],
  [/^currants$/, 142],
  [/^(basmati|long-grain|parboiled long-grain|long-grain parboiled) rice$/, 198],
  [/^(red|brown) lentils$/, 192],
  [/\b(yoghurt|soured cream)\b/, 227],
  [/^fine salt$/, 288],
  [/^(instant )?dried yeast$/, 149],
];

/** The weight of a US cup of an ingredient in g. Undefined when none is reliable. */
export function cupWeightOf(name: string): number | undefined {
  return CUP_WEIGHTS.find(([pattern]) => pattern.test(name))?.[1];
}

/** True for ingredients that are only used whole or halved. */
export function isHalved(name: string): boolean {
  return /\b(eggs?|egg yolks?|leaf|leaves|sticks?|stalks?)$/.test(name);
}
