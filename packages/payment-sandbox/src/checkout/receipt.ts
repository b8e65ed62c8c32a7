import type Stripe from 'stripe';
import { type Html, html } from '../http/html.ts';
import { formatAmount } from '../money/currencies.ts';
import type { Totals } from '../money/totals.ts';
import { deliveryText } from '../objects/shipping-rate.ts';
import type { Model } from './model.ts';

/**
 * The order summary for the selected country.
 * CSS alone switches the amounts when another shipping rate is selected.
 */
export function receipt(model: Model, chosenRate: string | null, country: string): Html {
  const { record, session } = model;
  const money = moneyOf(model);
  const versions = versionsOf(model, chosenRate, country);
  const sums = (versions.find((version) => version.isChosen) ?? versions[0])?.sums as Totals;
  return html`<section class="receipt" aria-labelledby="receipt-title">
<h1 id="receipt-title">${model.merchant}</h1>
<p class="amount">${perRate(versions, ({ total }) => money(total))}</p>
<ul class="lines">
${record.lines.map((line) => lineRow(line, money, model.detail(line)))}
</ul>
<dl class="sums">
<div><dt>Subtotal</dt><dd>${money(sums.subtotal)}</dd></div>
${record.coupon && html`<div><dt>Discount <span class="code">${record.coupon.coupon.name ?? record.coupon.coupon.id}</span></dt><dd>−${money(sums.discount)}</dd></div>`}
${model.rates.length > 0 && html`<div><dt>Shipping</dt><dd>${perRate(versions, ({ shipping }) => (shipping?.subtotal === 0 ? 'Free' : money(shipping?.subtotal ?? 0)))}</dd></div>`}
${session.automatic_tax.enabled && html`<div><dt>Tax${isIncluded(sums) && ' (included)'}</dt><dd>${perRate(versions, ({ tax }) => money(tax))}</dd></div>`}
<div class="total"><dt>Total</dt><dd>${totalText(model, chosenRate, country)}</dd></div>
</dl>
</section>`;
}

/** The total, once for each shipping rate. */
export function totalText(model: Model, chosenRate: string | null, country: string): Html {
  const money = moneyOf(model);
  return perRate(versionsOf(model, chosenRate, country), ({ total }) => money(total));
}

/** One shipping rate as text: name, time, price. */
export function rateText(
  model: Model,
  rate: Stripe.ShippingRate,
): { name: string; time: string; price: string } {
  const amount = rate.fixed_amount?.amount ?? 0;
  return {
    name: rate.display_name ?? 'Delivery',
    time: deliveryText(rate),
    price: amount === 0 ? 'Free' : moneyOf(model)(amount),
  };
}

type Version = { index: number; isChosen: boolean; sums: Totals };

function versionsOf(model: Model, chosen: string | null, country: string): Version[] {
  if (model.rates.length === 0) return [{ index: 0, isChosen: true, sums: model.sums(null, country) }];
  return model.rates.map(({ id }, index) => ({
    index,
    isChosen: id === chosen,
    sums: model.sums(id, country),
  }));
}

/**
 * With several shipping rates, renders the text once per rate.
 * The style sheet shows the one of the selected rate.
 */
function perRate(versions: readonly Version[], text: (sums: Totals) => string): Html {
  if (versions.length === 1) return html`${text((versions[0] as Version).sums)}`;
  return html`${versions.map(
    ({ index, isChosen, sums }) =>
      html`<span data-rate="${index}"${isChosen && html` class="chosen"`}>${text(sums)}</span>`,
  )}`;
}

function lineRow(
  line: Stripe.LineItem,
  money: (amount: number) => string,
  detail: string | null | undefined,
): Html {
  const quantity = line.quantity ?? 1;
  const unit = line.price?.unit_amount;
  return html`<li>
<span class="what">${line.description}${detail && html`<span class="detail">${detail}</span>`}${quantity > 1 && html`<span class="quantity">${quantity}${unit !== null && unit !== undefined && ` × ${money(unit)}`}</span>`}</span>
<span class="price">${money(line.amount_subtotal)}</span>
</li>
`;
}

function isIncluded({ tax, subtotal, discount, shipping, total }: Totals): boolean {
  return tax > 0 && total === subtotal - discount + (shipping?.subtotal ?? 0);
}

function moneyOf({ session, locale }: Model): (amount: number) => string {
  return (amount) => formatAmount(amount, session.currency ?? 'gbp', locale);
}
