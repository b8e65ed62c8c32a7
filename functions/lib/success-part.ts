import { regionOf } from '../../src/features/regions/regions.ts';
import { formatMoney } from '../../src/lib/money.ts';
import { html, type SafeHtml } from './html.ts';
import type { Order } from './order-types.ts';

/** `delayed`: we could not ask; `pending`: a bank transfer on its way; `unpaid`: the payment page was left. */
export type PaymentState = 'paid' | 'pending' | 'delayed' | 'unpaid' | 'unknown';

/**
 * The thank-you note, or what there is to say instead. `data-payment="paid"` is what tells the page's script that the
 * basket may be emptied.
 */
export function orderPart(state: PaymentState, order?: Order): SafeHtml {
  if (state === 'paid' && order) return paidNote(order);
  const { title, text, way } = WORDS[state === 'paid' ? 'delayed' : state];
  return html`<section class="thanks" data-payment="${state}"><h1>${title}</h1><p class="standfirst">${text}</p><p><a class="button" href="${way.href}">${way.label}</a></p></section>`;
}

function paidNote(order: Order): SafeHtml {
  const { locale } = regionOf(order.region);
  const money = (amount: number) => formatMoney({ amount, currency: order.currency as 'USD' }, locale);
  const isPosted = order.lines.length > 0 && order.shipping > 0;
  return html`<section class="thanks" data-payment="paid" data-order="${order.id}"><h1>Thank you. It’s yours.</h1>
<p class="standfirst">Your order number is <strong class="order-number">${order.id}</strong>. A receipt is on its way to the address you gave on the payment page.</p>
${order.status === 'held' && html`<p class="notice">We are checking one detail of this order by hand and will write to you within a working day.</p>`}
<div class="receipt"><div class="receipt-paper"><h2 class="receipt-title">Your receipt</h2><ol class="receipt-lines">${order.lines.map(
    (line) =>
      html`<li><span class="receipt-name">${line.name}</span> <span class="receipt-detail">${line.formatName}${line.quantity > 1 && ` × ${line.quantity}`}</span>${line.customization && html` <span class="receipt-detail">“${line.customization}”</span>`}<span class="receipt-amount">${money(line.unitAmount * line.quantity)}</span></li>`,
  )}</ol><dl class="receipt-sums">${sumRow('Subtotal', money(order.subtotal))}${order.discount > 0 && sumRow('Discount', `−${money(order.discount)}`)}${isPosted && sumRow('Post', money(order.shipping))}${order.tax > 0 && sumRow('Tax', money(order.tax))}<div class="receipt-total"><dt>Paid</dt><dd>${money(order.total)}</dd></div></dl></div></div>
<h2>What happens next</h2><ul class="next"><li>Anything printed or packed leaves within three working days; we write to you when it does.</li><li>Digital files and courses are sent to your e-mail address.</li><li>Something wrong? <a href="/contact">Write to us</a> and give your order number.</li></ul><p><a class="button" href="/products">Back to the shelves</a></p></section>`;
}

function sumRow(label: string, amount: string): SafeHtml {
  return html`<div><dt>${label}</dt><dd>${amount}</dd></div>`;
}

const BASKET = { href: '/basket', label: 'Back to your basket' };
const CONTACT = { href: '/contact', label: 'Write to us' };

const WORDS: Record<
  Exclude<PaymentState, 'paid'>,
  { title: string; text: string; way: { href: string; label: string } }
> = {
  pending: {
    title: 'Nearly there: we are waiting for your bank',
    text: 'Your order is in. This kind of payment takes a few days to arrive; we will write to you as soon as it has, and then everything is sent.',
    way: { href: '/products', label: 'Back to the shelves' },
  },
  delayed: {
    title: 'Your order is being written down',
    text: 'The payment page has sent you back, but we cannot read your order this minute. If you have paid, it is safe: reload this page in a moment, or wait for our e-mail.',
    way: CONTACT,
  },
  unpaid: {
    title: 'Not paid yet',
    text: 'This payment was not finished, so nothing was charged. Your basket is as you left it.',
    way: BASKET,
  },
  unknown: {
    title: 'We do not know this order',
    text: 'The address you came by does not lead to an order of ours. If you have paid, the receipt in your e-mail has your order number.',
    way: CONTACT,
  },
};
