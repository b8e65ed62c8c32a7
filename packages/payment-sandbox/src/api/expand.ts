import { seconds } from '../clock.ts';
import type { Context } from '../context.ts';
import { breakdown, lineDiscounts, lineTaxes, shippingTax } from '../objects/breakdown.ts';
import { viewCoupon } from '../objects/coupon.ts';
import { refundList } from '../objects/refund.ts';
import type { SessionRecord, Tables } from '../state/tables.ts';

type Tree = { [key: string]: unknown };

/**
 * A copy of an API object with the requested paths expanded: IDs become objects, and includable fields
 * appear. `checkExpand` has validated the paths. `record` is the session that the object belongs to, if it
 * is not a session.
 */
export function expand(
  context: Context,
  object: object,
  paths: readonly string[] | undefined,
  record?: SessionRecord,
): object {
  const copy = structuredClone(object) as Tree;
  for (const path of paths ?? []) fill(context, copy, path.split('.'), record);
  return copy;
}

function fill(
  context: Context,
  at: unknown,
  steps: readonly string[],
  outer: SessionRecord | undefined,
): void {
  if (Array.isArray(at)) {
    for (const child of at) fill(context, child, steps, outer);
    return;
  }
  const [key, ...rest] = steps;
  if (key === undefined || typeof at !== 'object' || at === null) return;
  const holder = at as Tree;
  const record =
    holder.object === 'checkout.session' ? context.tables.sessions.get(String(holder.id)) : outer;
  const value = holder[key];
  if (value === undefined) holder[key] = include(context, record, holder, key);
  else if (typeof value === 'string') holder[key] = lookUp(context, key, value, record);
  if (holder[key] === undefined) delete holder[key];
  fill(context, holder[key], rest, record);
}

function include(context: Context, record: SessionRecord | undefined, holder: Tree, key: string): unknown {
  const now = seconds(context.clock);
  if (holder.object === 'coupon') {
    const coupon = context.tables.coupons.get(String(holder.id)) ?? record?.coupon?.coupon;
    return key === 'applies_to' || key === 'currency_options' ? structuredClone(coupon?.[key]) : undefined;
  }
  if (holder.object === 'charge' && key === 'refunds') {
    const refunds = context.tables.refunds.by('charge', String(holder.id)).reverse();
    return refundList(
      String(holder.id),
      refunds.map(({ refund }) => refund),
    );
  }
  if (!record) return undefined;
  if (key === 'line_items') return lineList(record);
  if (key === 'breakdown') return breakdown(record, now);
  // Shipping is the only object with taxes and no ID.
  if (key === 'taxes' && 'shipping_rate' in holder) return [shippingTax(record, now)].filter(Boolean);
  const index = record.lines.findIndex((line) => line.id === holder.id);
  if (key === 'discounts') return lineDiscounts(record, index);
  return key === 'taxes' && index >= 0 ? lineTaxes(record, index, now) : undefined;
}

function lookUp(context: Context, key: string, id: string, record: SessionRecord | undefined): unknown {
  if (key === 'coupon') {
    const coupon = context.tables.coupons.get(id) ?? record?.coupon?.coupon;
    return coupon ? viewCoupon(coupon, seconds(context.clock)) : id;
  }
  const found = ofBalance(context.tables, id) ?? tableOf(context.tables, id)?.get(id);
  return found ? structuredClone(found) : id;
}

function tableOf(tables: Tables, id: string): Map<string, object> | undefined {
  const { intents, charges, rates, products, customers, ledger } = tables;
  if (id.startsWith('pi_')) return intents;
  if (id.startsWith('ch_') || id.startsWith('py_')) return charges;
  if (id.startsWith('txn_')) return ledger;
  if (id.startsWith('shr_')) return rates;
  if (id.startsWith('cus_')) return customers;
  return id.startsWith('prod_') ? products : undefined;
}

/** What a balance transaction may be for, besides a charge. */
function ofBalance({ refunds, payouts, disputes }: Tables, id: string): object | undefined {
  if (id.startsWith('re_') || id.startsWith('pyr_')) return refunds.get(id)?.refund;
  if (id.startsWith('po_')) return payouts.get(id)?.payout;
  return id.startsWith('du_') ? disputes.get(id) : undefined;
}

function lineList({ session, lines }: SessionRecord): object {
  return {
    object: 'list',
    // Like Stripe: the first ten. The list's URL returns the rest.
    data: structuredClone(lines.slice(0, 10)),
    has_more: lines.length > 10,
    url: `/v1/checkout/sessions/${session.id}/line_items`,
  };
}
