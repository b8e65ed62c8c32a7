import { type Document, isPair, isScalar, isSeq, type Node, type Pair, visit } from 'yaml';
import type { ContentKind } from '#src/content.schemas.ts';

/** Fields with prices. They are whole numbers in minor units. */
const PRICES = ['prices', 'price', 'printingCost', 'freeFrom', 'amountsOff', 'freeAmount', 'goal'];
/** These names mean something else in other kinds: a funding's rates are exchange rates. */
const PRICES_OF_KIND: { readonly [Kind in ContentKind]?: readonly string[] } = {
  'shipping-methods': ['rates', 'rate'],
  fundings: ['budget', 'before'],
  'creator-terms': ['fixed', 'printing'],
};
/** Fields beside an amount that are texts. */
const TEXTS = ['label', 'currency'];
/** An amount of money as people write it: 24.00, 24,50, £24, 24.50 GBP. */
const MONEY = /^(?:[A-Z]{0,2}\p{Sc}|[A-Z]{3})?\s*(\d+)(?:[.,](\d{1,2}))?\s*(?:\p{Sc}|[A-Z]{3})?$/u;

/**
 * Prices that are no whole numbers in minor units. YAML reads 24.00 as 24, which would be 24 pence, so the
 * schema cannot see them.
 */
export function decimalPrices(document: Document, kind: ContentKind): { field: string; expected: string }[] {
  const prices = new Set([...PRICES, ...(PRICES_OF_KIND[kind] ?? [])]);
  const problems: { field: string; expected: string }[] = [];
  visit(document, {
    Scalar(_, scalar, ancestors) {
      const written = scalar.type === 'PLAIN' ? scalar.source : scalar.value;
      const names = namesOf(ancestors, scalar);
      if (!names.some((name) => prices.has(name)) || TEXTS.includes(names.at(-1) ?? '')) return;
      const amount = minorUnitsIn(String(written));
      if (amount === undefined || (scalar.type === 'PLAIN' && /^\d+$/.test(String(written)))) return;
      problems.push({
        field: names.join('.'),
        expected: `a price in minor units: write ${amount} for ${scalar.type === 'PLAIN' ? written : `“${written}”`}`,
      });
    },
  });
  return problems;
}

/** An amount in minor units. A number of digits alone is one already. */
function minorUnitsIn(written: string): number | undefined {
  const [, whole, decimals = ''] = MONEY.exec(written.trim()) ?? [];
  if (whole === undefined) return undefined;
  return Number(/^\d+$/.test(written.trim()) ? whole : `${whole}${decimals.padEnd(2, '0')}`);
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
