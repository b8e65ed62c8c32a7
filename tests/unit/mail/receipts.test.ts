import { describe, expect, test } from 'vitest';
import type { Block, MailDocument } from '#functions/mail/layout/document.ts';
import { renderMail } from '#functions/mail/layout/render-mail.ts';
import type { MailOrder } from '#functions/mail/templates/order.ts';
import { orderConfirmation } from '#functions/mail/templates/order-confirmation.ts';
import { refundNotice } from '#functions/mail/templates/payments.ts';
import { SHOP, sampleOrder } from './samples.ts';

type Receipt = Extract<Block, { kind: 'receipt' }>;
const receiptOf = ({ blocks }: MailDocument) => blocks.find(({ kind }) => kind === 'receipt') as Receipt;
/** The amounts of a mail as rows of text, the total last. */
const sumsOf = (mail: MailDocument) => {
  const { sums, total } = receiptOf(mail);
  return [...sums, total].map(({ name, value }) => `${name}: ${value}`);
};
const factsOf = ({ blocks }: MailDocument) =>
  blocks.flatMap((block) =>
    block.kind === 'facts' ? block.rows.map(([name, value]) => `${name}: ${value}`) : [],
  );

const SUMS = [
  'Subtotal: £120.00',
  'Discount (FIRSTSUPPER): −£12.00',
  'Delivery (Standard): £3.95',
  'VAT 20% in the price: £15.99',
  'VAT 5% in the price: £2.00',
];
const paidByCard = (giftCardAmount: number): MailOrder =>
  sampleOrder('GB', 'A Slow Loaf', { giftCardAmount });

describe('the amounts of a confirmation', () => {
  test('without a gift card end with the paid amount, and name no card', () => {
    expect(sumsOf(orderConfirmation(paidByCard(0), SHOP))).toEqual([...SUMS, 'Total paid: £111.95']);
  });

  test('with one have the total, the card’s part and the rest', () => {
    expect(sumsOf(orderConfirmation(paidByCard(5000), SHOP))).toEqual([
      ...SUMS,
      'Total: £111.95',
      'Gift card: −£50.00',
      'Total paid: £61.95',
    ]);
  });

  test('with one that paid for everything leave nothing to pay', () => {
    expect(sumsOf(orderConfirmation(paidByCard(11_195), SHOP)).slice(-3)).toEqual([
      'Total: £111.95',
      'Gift card: −£111.95',
      'Total paid: £0.00',
    ]);
  });

  test('end at the same edge, the included tax, too', () => {
    const { html } = renderMail(orderConfirmation(paidByCard(0), SHOP), SHOP);
    const amounts = [...html.matchAll(/<td align="right"[^>]*style="([^"]*)"[^>]*>[−£\d.]+</g)].map(
      ([, style]) => style,
    );
    expect(amounts.length).toBeGreaterThan(8);
    // The right padding is 0 where the shorthand has two values, the second of which is 0.
    for (const style of amounts) expect(style).toMatch(/padding:\d+px 0(px)?;/);
  });

  test('have each line with its quantity, in the order of the basket', () => {
    const { lines } = receiptOf(orderConfirmation(paidByCard(0), SHOP));
    expect(lines.map(({ value }) => value)).toEqual(['£48.00', '£24.00', '£24.00', '£24.00']);
    expect(lines[0]!.details).toContain('A Slow Loaf, quantity 2');
  });

  test('show what was bought, except drawings, which mail programs do not', () => {
    const order = paidByCard(0);
    const pictures = (...urls: string[]) => {
      const lines = order.lines.map((line, at) => ({ ...line, pictureUrl: urls[at] }));
      const { html } = renderMail(orderConfirmation({ ...order, lines }, SHOP), SHOP);
      return [...html.matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, src]) => src);
    };
    expect(pictures('/pictures/loaf/320.webp', '/art.svg')).toEqual([`${SHOP.url}/pictures/loaf/320.webp`]);
    expect(pictures()).toEqual([]);
  });
});

describe('a refund', () => {
  test('in part says how much, of how much, for what and where to, and has the full receipt', () => {
    const mail = refundNotice(paidByCard(5000), SHOP, {
      amount: 2400,
      isWhole: false,
      names: ['A Jar', 'A Pan'],
    });
    expect(mail.subject).toBe('Your partial refund: order F-7K3M9-QXAB4');
    expect(mail.title).toBe('£24.00 is on its way back to you.');
    expect(factsOf(mail)).toEqual(['Refunded: £24.00', 'Paid: £111.95']);
    expect(sumsOf(mail)).toEqual([...SUMS, 'Total: £111.95', 'Gift card: −£50.00', 'Total paid: £61.95']);
    expect(receiptOf(mail).lines).toHaveLength(4);
    const words = renderMail(mail, SHOP).text.replace(/\s+/g, ' ');
    expect(words).toContain('We have refunded part of your order F-7K3M9-QXAB4, for A Jar, A Pan.');
    expect(words).toContain('Banks take five to ten working days to show it.');
    expect(words).not.toMatch(/gift card that paid/);
  });

  test('to a gift card says so, and names no bank', () => {
    const mail = refundNotice(paidByCard(5000), SHOP, { amount: 2400, isWhole: false, toGiftCard: true });
    expect(mail.title).toBe('£24.00 is back on your gift card.');
    const words = renderMail(mail, SHOP).text.replace(/\s+/g, ' ');
    expect(words).toContain('It is on the gift card that paid for it, and you can spend it at once.');
    expect(words).not.toMatch(/bank/i);
  });

  test('of everything has no receipt and names no line', () => {
    const mail = refundNotice(paidByCard(0), SHOP, { amount: 11_195, isWhole: true, names: ['A Jar'] });
    expect(mail.subject).toBe('Your refund: order F-7K3M9-QXAB4');
    expect(receiptOf(mail)).toBeUndefined();
    expect(factsOf(mail)).toEqual(['Refunded: £111.95', 'Paid: £111.95']);
    expect(renderMail(mail, SHOP).text).not.toContain('A Jar');
  });
});
