import { type Document, isPair, isScalar, isSeq, type Node, type Pair, visit } from 'yaml';
import type { ContentKind } from '#src/content.schemas.ts';

/** Fields with prices. They are whole numbers in minor units. */
const PRICES = ['prices', 'price', 'freeFrom', 'amountsOff', 'freeAmount', 'goal'];
/** These names mean something else in other kinds: a funding's rates are exchange rates. */
const PRICES_OF_KIND: { readonly [Kind in ContentKind]?: readonly string[] } = {
  'shipping-methods': ['rates', 'rate'],
  fundings: ['budget', 'before'],
  'creator-terms': ['fixed', 'printing'],
};
const DECIMAL = /^(\d+)\.(\d{1,2})$/;

/**
 * Prices with a decimal point. YAML reads 24.00 as 24, which would be 24 pence, so the schema cannot see them.
 */
export function decimalPrices(document: Document, kind: ContentKind): { field: string; expected: string }[] {
  const prices = new Set([...PRICES, ...(PRICES_OF_KIND[kind] ?? [])]);
  const problems: { field: string; expected: string }[] = [];
  visit(document, {
    Scalar(_, scalar, ancestors) {
      const [written, whole, decimals = ''] = DECIMAL.exec(scalar.source ?? '') ?? [];
      const names = namesOf(ancestors, scalar);
      if (written === undefined || scalar.type !== 'PLAIN' || !names.some((name) => prices.has(name))) return;
      problems.push({
        field: names.join('.'),
        expected: `a price in minor units: write ${Number(`${whole}${decimals.padEnd(2, '0')}`)} for ${written}`,
      });
    },
  });
  return problems;
}

/** The names and places that lead to a node. */
function namesOf(ancestors: readonly (Document | Node | Pair)[], scalar: Node): string[] {
  const all = [...ancestors, scalar];
  return all.flatMap((node, at) => {
    if (isPair(node) && isScalar(node.key) && node.key !== all[at + 1]) return String(node.key.value);
    const next = all[at + 1];
    return isSeq(node) && next ? String(node.items.indexOf(next)) : [];
  });
}
