import { parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { renderMail } from '#functions/mail/layout/render-mail.ts';
import { dispatchNotice } from '#functions/mail/templates/dispatch.ts';
import { dispute } from '#functions/mail/templates/dispute.ts';
import type { MailOrder } from '#functions/mail/templates/order.ts';
import { orderConfirmation } from '#functions/mail/templates/order-confirmation.ts';
import { refundNotice } from '#functions/mail/templates/payments.ts';
import { dayIn, moneyIn } from '#src/core/regions/format.ts';
import { REGION_CODES, type RegionCode } from '#src/core/regions/regions.ts';
import { everyMail, LINK, SHOP, sampleOrder } from './samples.ts';

const HOSTILE = `<img src=x onerror=alert(1)>"'&<script>x</script></table>{{x}}`;
type Node = {
  nodeName: string;
  tagName?: string;
  attrs?: { name: string; value: string }[];
  childNodes?: Node[];
  value?: string;
};

function elementsOf(html: string): Node[] {
  const found: Node[] = [];
  const walk = (node: Node) => {
    if (node.tagName) found.push(node);
    for (const child of node.childNodes ?? []) walk(child);
  };
  walk(parse(html) as Node);
  return found;
}
function wordsOf(node: Node): string {
  if (node.tagName === 'style' || node.tagName === 'title') return '';
  return node.value ?? (node.childNodes ?? []).map(wordsOf).join(' ');
}
const visible = (html: string) => wordsOf(parse(html) as Node).replace(/\s+/g, ' ');

const made = new Map<string, ReturnType<typeof everyMail>>();
/** A mail as it is sent. All mails of a region with the same words are made once. */
function rendered(name: string, region: RegionCode = 'GB', words = 'A Slow Loaf') {
  const key = `${region} ${words}`;
  const mails = made.get(key) ?? everyMail(region, words);
  made.set(key, mails);
  return renderMail(mails[name]!, SHOP);
}

const NAMES = Object.keys(everyMail());

describe.each(NAMES)('the mail %s', (name) => {
  test('has the same content as plain text and as HTML', () => {
    const { html, text, subject } = rendered(name);
    const plain = text.replace(/\s+/g, ' ');
    expect(subject.length).toBeLessThan(80);
    for (const address of elementsOf(html).flatMap(({ attrs = [] }) =>
      attrs.filter((one) => one.name === 'href'),
    ))
      expect(plain).toContain(address.value.replace(/^mailto:/, '').replace(/\/$/, ''));
    const shown = visible(html);
    for (const amount of shown.match(/[£$€]\d[\d.,]*/g) ?? []) expect(plain).toContain(amount);
    for (const line of text.split('\n').filter((one) => !/https?:/.test(one)))
      expect(line.length).toBeLessThanOrEqual(78);
    expect(shown).toContain(SHOP.email);
  });

  test('needs no picture, script or external file, and fits a phone and dark mode', () => {
    const { html } = rendered(name);
    const elements = elementsOf(html);
    const tags = elements.map(({ tagName }) => tagName);
    for (const tag of ['img', 'script', 'iframe', 'link', 'form', 'object', 'base'])
      expect(tags).not.toContain(tag);
    expect(html).not.toMatch(/url\(|@import|@font-face/);
    expect(html).toContain('name="viewport"');
    expect(html).toContain('prefers-color-scheme: dark');
    expect(tags.filter((tag) => tag === 'h1')).toHaveLength(1);
    expect(elements.find(({ tagName }) => tagName === 'html')?.attrs).toContainEqual({
      name: 'lang',
      value: 'en-GB',
    });
    // Gmail cuts longer mails.
    expect(Buffer.byteLength(html)).toBeLessThan(100 * 1024);
  });

  test('[A10] contains no markup of a user, and shows it as it was typed', () => {
    const plain = elementsOf(rendered(name, 'GB', 'p'.repeat(HOSTILE.length)).html).map(
      ({ tagName }) => tagName,
    );
    const { html, subject } = rendered(name, 'GB', HOSTILE);
    expect(elementsOf(html).map(({ tagName }) => tagName)).toEqual(plain);
    expect(subject).not.toContain('<');
  });

  test.each(REGION_CODES)('formats amounts and dates as in %s', (region) => {
    const { text } = rendered(name, region);
    if (text.includes('Order: F-') && text.includes('Date:'))
      expect(text).toContain(`Date: ${dayIn(region, '2026-11-22T12:00:00Z')}`);
    expect(text).not.toMatch(/undefined|null|NaN|\[object/);
  });
});

describe('an order’s confirmation', () => {
  test('repeats the consent for immediate files, word for word, with its date', () => {
    const consent = { text: 'Send my digital copies at once.', agreedAt: '2026-11-22T12:00:00Z' };
    const told = (order: MailOrder) =>
      renderMail(orderConfirmation(order, SHOP), SHOP).text.replace(/\s+/g, ' ');
    expect(told(sampleOrder('GB', 'A Slow Loaf', { consent }))).toContain(
      'On 22 November 2026 you agreed: “Send my digital copies at once.”',
    );
    expect(told(sampleOrder('GB'))).not.toContain('you agreed');
  });

  test.each(REGION_CODES)('has its amounts, and the tax beside or inside them, in %s', (region) => {
    const order = sampleOrder(region);
    const { text } = renderMail(orderConfirmation(order, SHOP), SHOP);
    const row = (label: string, amount: string) =>
      expect(text).toMatch(new RegExp(`^${label} +${amount.replace(/[$.]/g, '\\$&')}$`, 'm'));
    row('Subtotal', moneyIn(region, 12_000));
    row('Discount \\(FIRSTSUPPER\\)', `−${moneyIn(region, 1200)}`);
    row('Delivery \\(Standard\\)', moneyIn(region, 395));
    row('Total paid', moneyIn(region, 11_195));
    const isInside = region === 'GB' || region === 'EU';
    if (isInside) {
      row('VAT 20% in the price', moneyIn(region, 1599));
      row('VAT 5% in the price', moneyIn(region, 200));
    } else row('Tax', moneyIn(region, 1799));
    expect(text.includes('VAT 20%: £')).toBe(region === 'GB');
    expect(text.includes('VAT')).toBe(isInside);
    expect(text).toContain(LINK);
  });

  test('names the next steps for the bought items only', () => {
    const [made, posted, file, ahead] = sampleOrder().lines;
    const said = (lines: (typeof made)[], change = {}) => {
      const order = sampleOrder('GB', 'x', { lines: lines as never, ...change });
      return renderMail(orderConfirmation(order, SHOP), SHOP).text.replace(/\s+/g, ' ');
    };
    expect(said([made])).toMatch(/Made for you .* We are making your order now\. It leaves us/);
    expect(said([made])).not.toMatch(/packed|Your files|comes out/);
    expect(said([posted])).toMatch(
      /We pack your parcel next\. .* Arrives Thu 26 Nov – Fri 4 Dec by standard delivery/,
    );
    expect(said([posted])).not.toMatch(/ade for you/);
    expect(said([made, posted])).toMatch(/We start making your items at once/);
    expect(said([file])).toMatch(/Your files are on the page of your order/);
    expect(said([file], { shipping: 0, arrival: undefined })).not.toMatch(
      /working days|arrives|Standard delivery|Delivery \(|change your mind/,
    );
    expect(said([ahead])).toMatch(/comes out on 4 February 2027/);
    expect(said([ahead])).not.toMatch(/leaves us within/);
    const twoParcels = said(sampleOrder().lines as never, { arrival: sampleOrder().arrival });
    expect(twoParcels).toContain('comes in 2 parcels by standard delivery, Thu 26 Nov – Wed 17 Feb.');
    expect(twoParcels).toMatch(/Arrives Thu 26 Nov – Fri 4 Dec .* Arrives Tue 9 – Wed 17 February/);
    expect(twoParcels).not.toMatch(/leaves us within|at once/);
  });

  test('does not promise returns of customized items', () => {
    const [made, posted] = sampleOrder().lines;
    const said = (lines: unknown[]) =>
      renderMail(
        orderConfirmation(sampleOrder('GB', 'x', { lines: lines as never }), SHOP),
        SHOP,
      ).text.replace(/\s+/g, ' ');
    expect(said([made])).toMatch(/Personalised items can only be returned if faulty/);
    expect(said([made])).not.toMatch(/change your mind/);
    expect(said([made, posted])).toMatch(/change your mind .* Personalised items can only be returned/);
    expect(said([posted])).not.toMatch(/Personalised/);
  });
});

test('a refund says whether it is full, and names what it is for', () => {
  const part = renderMail(
    refundNotice(sampleOrder(), SHOP, { amount: 2400, isWhole: false, names: ['A Jar'] }),
    SHOP,
  );
  expect(part.text).toMatch(/refunded part of your order F-7K3M9-QXAB4, for A\s+Jar\./);
  expect(part.subject).toMatch(/partial/);
  const whole = renderMail(refundNotice(sampleOrder(), SHOP, { amount: 11_195, isWhole: true }), SHOP);
  expect(whole.text).toMatch(/refunded all of your order/);
  expect(whole.text).toContain('£111.95');
});

test('the seller’s details are a line of the footer; without them there is no empty line', () => {
  const mail = orderConfirmation(sampleOrder(), SHOP);
  const footOf = (imprint: string[]) => {
    const paragraphs = elementsOf(renderMail(mail, { ...SHOP, imprint }).html).filter(
      ({ tagName }) => tagName === 'p',
    );
    const lines = paragraphs.map((paragraph) => wordsOf(paragraph).replace(/\s+/g, ' ').trim());
    return lines.slice(lines.indexOf(`${SHOP.name}. ${SHOP.strapline} ${SHOP.email}`));
  };
  const [sender] = footOf([]);
  expect(footOf([])).toEqual([sender, mail.reason]);
  expect(footOf(['Found Kitchen Ltd', 'Leith'])).toEqual([sender, 'Found Kitchen Ltd, Leith', mail.reason]);
});

test('a tracking link must use https', () => {
  for (const trackingUrl of ['javascript:alert(1)', 'http://carrier.example', 'data:text/html,x']) {
    const { html } = renderMail(dispatchNotice(sampleOrder(), SHOP, { trackingUrl }), SHOP);
    expect(html).not.toContain(trackingUrl);
    expect(html).not.toContain('Follow the parcel');
  }
});

test.each(REGION_CODES)('[REG-08] the arrival of a parcel is written as in its region: %s', (region) => {
  const { text } = renderMail(dispatchNotice(sampleOrder(region), SHOP, {}), SHOP);
  const words = text.replace(/\s+/g, ' ');
  // The day comes before the month, except in the USA and Canada.
  const isAmerican = ['US', 'CA'].includes(region);
  expect(words).toMatch(isAmerican ? /Thu, Nov 26/ : /Thu,? 26/);
  expect(words).not.toMatch(isAmerican ? /Thu,? 26/ : /Thu, Nov 26/);
});

test('[F24] a dispute that is won during another one promises no goods', () => {
  const news = {
    orderId: 'F-1',
    disputeId: 'du_1',
    amount: 1200,
    currency: 'GBP',
    reason: 'fraudulent',
    stage: 'won',
  } as const;
  const textOf = (stoppedBy: 'dispute' | undefined) =>
    renderMail(dispute(sampleOrder('GB'), news, { stoppedBy, buyer: null }), SHOP).text.replace(/\s+/g, ' ');
  expect(textOf('dispute')).toContain('Another dispute of the order is open or lost');
  expect(textOf('dispute')).not.toContain('goes ahead');
  expect(textOf(undefined)).toContain('What was stopped because of it goes ahead.');
});
