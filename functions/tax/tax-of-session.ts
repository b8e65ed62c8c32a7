import type Stripe from 'stripe';
import { STANDARD_KIND } from '../../src/core/products/tax-kind.ts';
import type { RegionCode } from '../../src/core/regions/regions.ts';
import { taxPlaceOf } from '../../src/core/tax/rates.ts';
import { type TaxedLine, type TaxShare, taxOfOrder } from '../../src/core/tax/tax-inside.ts';
import type { OrderLine, TaxRecord } from '../db/order-types.ts';

type Session = Stripe.Checkout.Session;
/** What was bought. `shipping` is all that it cost, whoever paid: a gift card lowers what the session asks for, and no tax. */
type Bought = { region: RegionCode; shipping: number; lines: readonly OrderLine[] };

/**
 * The tax of a paid session whose lines the provider tells of in `items`, as it is recorded with its order: what the provider worked out, where it did; else what is inside the
 * prices by our own table, where the country is known; else nothing but that it is not known. Lines keep their kind, rate and amount,
 * so that no later change of content or table rewrites an order.
 */
export function taxOfSession(
  session: Session,
  items: readonly Stripe.LineItem[],
  { region, shipping, lines }: Bought,
): { order: TaxRecord; lines: OrderLine[] } {
  const country = countryOf(session);
  if (session.automatic_tax?.enabled) return byProvider(session, items, country, lines);
  const place = taxPlaceOf(region, country);
  // Lines from the provider's list, where our own record is gone, do not say what they are.
  if (!place || lines.some(({ taxKind }) => taxKind === undefined))
    return { order: { taxSource: null, taxCountry: country, shippingTaxes: [] }, lines: [...lines] };
  const shares = taxOfOrder(lines.map(taxed), shipping, place);
  return {
    order: { taxSource: 'table', taxCountry: place, shippingTaxes: shares.shipping },
    lines: lines.map((line, at) => withShare(line, shares.lines[at])),
  };
}

/** The country that the order goes to; of what is not posted, the one that its buyer pays from. */
function countryOf({ collected_information: collected, customer_details: buyer }: Session): string | null {
  return collected?.shipping_details?.address?.country ?? buyer?.address?.country ?? null;
}

function taxed(line: OrderLine): TaxedLine {
  return {
    amount: line.unitAmount,
    quantity: line.quantity,
    discount: line.discount ?? 0,
    isShipped: line.isShipped ?? false,
    taxKind: line.taxKind ?? STANDARD_KIND,
  };
}

function byProvider(
  session: Session,
  found: readonly Stripe.LineItem[],
  country: string | null,
  lines: readonly OrderLine[],
) {
  const items = new Map(found.map((item) => [keyOfItem(item), item]));
  const shipping = session.shipping_cost;
  const order: TaxRecord = {
    taxSource: 'provider',
    taxCountry: country,
    shippingTaxes: shipping?.amount_total
      ? [{ rate: rateOf(shipping.taxes), amount: shipping.amount_total, tax: shipping.amount_tax }]
      : [],
  };
  return {
    order,
    lines: lines.map((line) => {
      const item = items.get(keyOfLine(line));
      return item
        ? withShare(line, { rate: rateOf(item.taxes), amount: item.amount_total, tax: item.amount_tax })
        : line;
    }),
  };
}

function withShare(line: OrderLine, share: TaxShare | undefined): OrderLine {
  return share ? { ...line, taxRate: share.rate, taxAmount: share.tax } : line;
}

/** Several taxes on one thing (a state's and a city's) are one rate together, if that is a whole number of basis points. */
function rateOf(taxes: readonly { rate: Stripe.TaxRate }[] | undefined): number | null {
  if (!taxes || taxes.length === 0) return null;
  const percent = taxes.map(({ rate }) => rate.effective_percentage ?? rate.percentage);
  const points = percent.reduce((all, each) => all + each, 0) * 100;
  return Math.abs(points - Math.round(points)) < 1e-6 ? Math.round(points) : null;
}

function keyOfLine({ productId, formatId, customization = '' }: OrderLine): string {
  return JSON.stringify([productId, formatId, customization]);
}

function keyOfItem({ metadata }: Stripe.LineItem): string {
  const { productId = '', formatId = '', customization = '' } = metadata ?? {};
  return JSON.stringify([productId, formatId, customization]);
}
