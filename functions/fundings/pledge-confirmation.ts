import { type CurrencyCode, formatMoney } from '#src/core/money.ts';
import { type Region, regionOf } from '#src/core/regions/regions.ts';
import { html, type SafeHtml } from '../../src/lib/html.ts';
import { paths } from '../../src/lib/paths.ts';
import type { Order, PaymentState } from '../db/order-types.ts';
import { findFunding, storeSettings } from '../platform/catalogue.ts';

/** The thank-you note for a pledge, or what there is to say instead. */
export function pledgePart(state: PaymentState, order?: Order): SafeHtml {
  if (state === 'paid' && order) return thanks(order);
  const { title, text, way } = WORDS[state === 'paid' ? 'delayed' : state];
  return html`<section class="thanks" data-payment="${state}"><div class="thanks-words"><h1>${title}</h1><p class="stand">${text}</p><p><a class="button" href="${way.href}">${way.label}</a></p></div></section>`;
}

function thanks(order: Order): SafeHtml {
  const line = order.lines[0];
  const funding = line && findFunding(line.productId);
  const reward = funding?.rewards.find(({ _id }) => _id === line?.formatId);
  const region = regionOf(order.region);
  const money = (amount: number) =>
    formatMoney({ amount, currency: order.currency as CurrencyCode }, region.locale);
  const ends = funding && day(new Date(funding.endsAt), region);
  return html`<section class="thanks" data-payment="paid" data-order="${order.id}"><div class="thanks-words"><h1>Thank you. <em>You’re in.</em></h1>
<p class="stand">Your pledge to ${line?.name} has the number <strong>${order.id}</strong>. The receipt is on its way to the e-mail address you gave on the payment page.</p>
${order.status === 'held' && html`<p class="notice">We are checking one detail of this pledge by hand and will write to you within a working day. Nothing is lost.</p>`}
<h2>What happens next</h2>
<ul class="thanks-next">${ends && html`<li>It ends on ${ends}. We write to you then, whichever way it goes.</li>`}
<li>If it reaches its goal, ${reward ? html`“${reward.title}” is yours, in ${month(new Date(reward.expectedAt), region)} as things stand` : html`it gets made, and you were part of that`}. If it does not, you get all of this back within a week, the way it came.</li>
<li>Changed your mind? <a href="${paths.contact}">Write to us</a> before it ends, with your number.</li></ul>
<p>${funding && html`<a class="button" href="${paths.funding(funding._id)}">Back to ${funding.title}</a>`}</p></div>
<div class="receipt"><div class="paper"><header><p class="receipt-brand">${storeSettings().brand.name}</p><p>${day(order.createdAt, region)}<br>${region.name}, ${order.currency}</p></header>
<ol class="lines">${order.lines.map((one) => html`<li class="line"><div class="line-what"><span class="line-name">${one.name}</span><span class="soft">${one.formatName}</span></div><span class="line-price">${money(one.unitAmount * one.quantity)}</span></li>`)}</ol>
${order.tax > 0 && html`<dl class="sums"><div class="leader"><dt class="dots">Tax</dt><dd>${money(order.tax)}</dd></div></dl>`}
<p class="total"><span>Paid</span> <b>${money(order.total)}</b></p></div></div></section>`;
}

function day(date: Date, { locale }: Region): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

function month(date: Date, { locale }: Region): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date);
}

const FUNDINGS = { href: paths.fundings, label: 'Back to the fundings' };
const CONTACT = { href: paths.contact, label: 'Write to us' };

const WORDS: Record<
  Exclude<PaymentState, 'paid'>,
  { title: string; text: string; way: { href: string; label: string } }
> = {
  pending: {
    title: 'Nearly there: we are waiting for your bank',
    text: 'Your pledge is in, and a limited reward stays yours meanwhile. This kind of payment takes a few days to arrive; it counts from then on, and we will write to you.',
    way: FUNDINGS,
  },
  delayed: {
    title: 'Your pledge is being written down',
    text: 'We cannot show it this minute. If you have paid, it is safe: reload this page in a moment, or wait for our e-mail.',
    way: CONTACT,
  },
  unpaid: {
    title: 'Not paid yet',
    text: 'This payment was not finished, so nothing was charged and nothing is counted. The funding is where you left it.',
    way: FUNDINGS,
  },
  unknown: {
    title: 'We do not know this pledge',
    text: 'The address you came by does not lead to a pledge of ours. If you have paid, the receipt in your e-mail has your number.',
    way: CONTACT,
  },
};
