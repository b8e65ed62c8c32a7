/**
 * What a US cup (240 ml, filled and levelled) weighs in grams, for what is the same in every kitchen. Anything that depends
 * on how it is cut, grown or pressed is left out on purpose, and is then given in ounces.
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

/** The weight of a US cup of an ingredient in g, or undefined where none is to be trusted. */
export function cupWeightOf(name: string): number | undefined {
  return CUP_WEIGHTS.find(([pattern]) => pattern.test(name))?.[1];
}

/** True for what is only ever used whole or halved. */
export function isHalved(name: string): boolean {
  return /\b(eggs?|egg yolks?|leaf|leaves|sticks?|stalks?)$/.test(name);
}
