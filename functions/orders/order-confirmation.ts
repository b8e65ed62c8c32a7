import { type CurrencyCode, formatMoney } from '../../src/core/money.ts';
import { type Region, regionOf } from '../../src/core/regions/regions.ts';
import { html, type SafeHtml } from '../../src/lib/html.ts';
import type { Order, OrderLine, PaymentState } from '../db/order-types.ts';
import { storeSettings } from '../platform/catalogue.ts';

/**
 * The thank-you note, or what there is to say instead. `data-payment="paid"` is what tells the page's script that the
 * basket may be emptied.
 */
export function orderPart(state: PaymentState, order?: Order): SafeHtml {
  if (state === 'paid' && order) return paidNote(order);
  const { title, text, way } = WORDS[state === 'paid' ? 'delayed' : state];
  return html`<section class="thanks" data-payment="${state}"><div class="thanks-words"><h1>${title}</h1><p class="stand">${text}</p><p><a class="button" href="${way.href}">${way.label}</a></p></div></section>`;
}

function paidNote(order: Order): SafeHtml {
  return html`<section class="thanks" data-payment="paid" data-order="${order.id}"><div class="thanks-words"><h1>Thank you. <em>It’s yours.</em></h1>
<p class="stand">Your order number is <strong>${order.id}</strong>. The receipt is on its way to the e-mail address you gave on the payment page.</p>
${order.status === 'held' && html`<p class="notice">We are checking one detail of this order by hand and will write to you within a working day.</p>`}
<h2>What happens next</h2>
<ul class="thanks-next"><li>What is printed or packed leaves us within three working days, and we write to you when it does.</li><li>Files and courses come by e-mail.</li><li>Something not right? <a href="/contact">Write to us</a> with your order number.</li></ul>
<p><a class="button" href="/products">Back to the shelves</a></p></div>${receipt(order)}</section>`;
}

/** As the basket's own receipt, so that what was seen there is seen again. */
function receipt(order: Order): SafeHtml {
  const region = regionOf(order.region);
  const money = (amount: number) =>
    formatMoney({ amount, currency: order.currency as CurrencyCode }, region.locale);
  return html`<div class="receipt"><div class="paper"><header><p class="receipt-brand">${storeSettings().brand.name}</p><p>${dayOf(order, region)}<br>${region.name}, ${order.currency}</p></header>
<ol class="lines">${order.lines.map((line) => lineItem(line, money))}</ol>
<dl class="sums">${sumRow('Subtotal', money(order.subtotal))}${order.discount > 0 && sumRow('Discount', `−${money(order.discount)}`)}${sumRow('Post', order.shipping > 0 ? money(order.shipping) : 'free')}${order.tax > 0 && sumRow('Tax', money(order.tax))}</dl>
<p class="total"><span>Paid</span> <b>${money(order.total)}</b></p></div></div>`;
}

function lineItem(line: OrderLine, money: (amount: number) => string): SafeHtml {
  const { previewUrl, quantity, customization } = line;
  const isOwnPicture = previewUrl !== undefined && /^\/pictures\/[\w-]+\.(webp|avif)$/.test(previewUrl);
  return html`<li class="line">${isOwnPicture && html`<span class="line-picture"><img src="${previewUrl}" alt="" width="76" height="95" loading="lazy"></span>`}<div class="line-what"><span class="line-name">${line.name}</span><span class="soft">${line.formatName}${quantity > 1 && `, ${quantity} of them`}</span>${customization && html`<span class="soft">“${customization}”</span>`}</div><span class="line-price">${money(line.unitAmount * quantity)}</span></li>`;
}

function sumRow(label: string, amount: string): SafeHtml {
  return html`<div class="leader"><dt class="dots">${label}</dt><dd>${amount}</dd></div>`;
}

function dayOf({ createdAt }: Order, { locale }: Region): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(createdAt);
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
    text: 'We cannot show it this minute. If you have paid, it is safe: reload this page in a moment, or wait for our e-mail.',
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
