import type Stripe from 'stripe';
import { multiply } from '../money/split.ts';
import { newId } from './ids.ts';
import { lower, metadataOf } from './plain.ts';

type LineParams = Stripe.Checkout.SessionCreateParams.LineItem;

/** A line of a session with its inline price and product. `applyTotals` fills in the amounts. */
export function buildLine(
  params: LineParams,
  created: number,
): { line: Stripe.LineItem; product: Stripe.Product } {
  const data = params.price_data as NonNullable<LineParams['price_data']>;
  const product = buildProduct(data.product_data as NonNullable<typeof data.product_data>, created);
  const quantity = params.quantity ?? 1;
  const subtotal = multiply(unitOf(data), quantity);
  const adjustable = params.adjustable_quantity;
  const line: Stripe.LineItem = {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: adjustable
      ? {
          enabled: adjustable.enabled,
          maximum: adjustable.maximum ?? null,
          minimum: adjustable.minimum ?? null,
        }
      : null,
    amount_discount: 0,
    amount_subtotal: subtotal,
    amount_tax: 0,
    amount_total: subtotal,
    currency: lower(data.currency),
    description: product.name,
    metadata: metadataOf(params.metadata),
    price: buildPrice(data, product.id, created),
    quantity,
  };
  return { line, product };
}

/** Subtotal of lines in minor units, from their parameters. */
export function subtotalOf(lines: readonly LineParams[]): number {
  const subtotals = lines.map((line) =>
    line.price_data ? multiply(unitOf(line.price_data), line.quantity ?? 1) : 0,
  );
  return subtotals.reduce((sum, subtotal) => sum + subtotal, 0);
}

function buildPrice(
  data: NonNullable<LineParams['price_data']>,
  product: string,
  created: number,
): Stripe.Price {
  const unit = unitOf(data);
  return {
    id: newId('price'),
    object: 'price',
    active: false,
    billing_scheme: 'per_unit',
    created,
    currency: lower(data.currency),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product,
    recurring: null,
    tax_behavior: data.tax_behavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'one_time',
    unit_amount: unit.includes('.') ? null : Number(unit),
    // The API returns a decimal as text; the SDK converts it to its own class.
    unit_amount_decimal: unit as unknown as Stripe.Price['unit_amount_decimal'],
  };
}

function buildProduct(
  data: NonNullable<NonNullable<LineParams['price_data']>['product_data']>,
  created: number,
): Stripe.Product {
  return {
    id: newId('prod', 14),
    object: 'product',
    active: false,
    created,
    default_price: null,
    description: data.description ?? null,
    images: data.images ?? [],
    livemode: false,
    marketing_features: [],
    metadata: metadataOf(data.metadata),
    name: data.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: data.tax_code ?? null,
    tax_details: null,
    type: 'service',
    unit_label: data.unit_label ?? null,
    updated: created,
    url: null,
  };
}

/** Minor units per unit as a decimal text without trailing zeros. */
function unitOf(data: NonNullable<LineParams['price_data']>): string {
  const text = String(data.unit_amount_decimal ?? data.unit_amount);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}
