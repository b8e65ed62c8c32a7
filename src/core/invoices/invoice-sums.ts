import { proportionOf, sum } from '../money.ts';
import { taxIncluded } from '../tax/tax-included.ts';
import type { InvoiceGroup, InvoiceLine, InvoiceSums } from './invoice.ts';
import type { InvoicedOrder, TaxedPart } from './taxed-parts.ts';

/** The descriptions of an order's lines, by position, and of its shipping. */
export type Descriptions = { lines: readonly string[]; shipping: string };

/** The sums of an order's invoice: each line without its tax, and the sums of each rate. */
export function invoiceSums(
  order: InvoicedOrder,
  parts: readonly TaxedPart[],
  descriptions: Descriptions,
): InvoiceSums {
  const lines = parts.map((part) => {
    const line = lineOf(part, descriptions);
    const bought = part.position === 'shipping' ? undefined : order.lines[part.position];
    if (!bought) return line;
    const { unitAmount, quantity, discount = 0 } = bought;
    const listed = unitAmount * quantity;
    const before = discount > 0 ? netOf(order, part, listed, line.net) : line.net;
    return {
      ...line,
      quantity,
      unitNet: Math.round(before / quantity),
      ...(before > line.net && { discountNet: before - line.net }),
    };
  });
  return sumsOf(lines);
}

/**
 * The sums of a correction: what the refunds take off after it, minus what they took off before. Of a
 * cancellation, the other way round. So all corrections of an invoice add up to its refunds, in any order.
 */
export function correctionSums(
  parts: readonly TaxedPart[],
  { before, after }: Record<'before' | 'after', readonly { gross: number; tax: number | null }[]>,
  descriptions: Descriptions,
): InvoiceSums {
  const changed = parts.map((part, at) => ({
    ...part,
    gross: (after[at]?.gross ?? 0) - (before[at]?.gross ?? 0),
    tax: part.tax === null ? null : (after[at]?.tax ?? 0) - (before[at]?.tax ?? 0),
  }));
  return sumsOf(changed.filter(({ gross }) => gross !== 0).map((part) => lineOf(part, descriptions)));
}

function lineOf({ position, gross, tax, rate, isOutside }: TaxedPart, names: Descriptions): InvoiceLine {
  const description = position === 'shipping' ? names.shipping : (names.lines[position] ?? '');
  return { description, net: gross - (tax ?? 0), tax, rate, isOutside };
}

/** The price of a line before its discount, without tax. */
function netOf({ isTaxInside }: InvoicedOrder, { rate, gross }: TaxedPart, listed: number, net: number) {
  if (!isTaxInside) return listed;
  return rate === null ? proportionOf(listed, net, gross) : listed - taxIncluded(listed, rate);
}

function sumsOf(lines: InvoiceLine[]): InvoiceSums {
  const net = sum(lines.map((line) => line.net));
  const taxes = lines.flatMap(({ tax }) => (tax === null ? [] : tax));
  const isKnown = taxes.length === lines.length;
  const tax = isKnown ? sum(taxes) : null;
  return {
    lines,
    groups: isKnown ? groupsOf(lines) : [],
    net: isKnown ? net : null,
    tax,
    total: net + (tax ?? 0),
  };
}

/** By rate, the highest first; then what has no single rate, and last what is outside the scope of tax. */
function groupsOf(lines: readonly InvoiceLine[]): InvoiceGroup[] {
  const groups = new Map<string, InvoiceGroup>();
  for (const { rate, isOutside, net, tax } of lines) {
    const key = isOutside ? 'outside' : String(rate);
    const group = groups.get(key) ?? { rate: isOutside ? null : rate, isOutside, net: 0, tax: 0 };
    groups.set(key, { ...group, net: sum([group.net, net]), tax: sum([group.tax, tax ?? 0]) });
  }
  const order = ({ rate, isOutside }: InvoiceGroup) => (isOutside ? -2 : (rate ?? -1));
  return [...groups.values()].sort((a, b) => order(b) - order(a));
}
