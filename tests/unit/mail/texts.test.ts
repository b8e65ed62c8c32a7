/**
 * What each mail says, word for word: its subject, its preview and its plain text, kept in `texts/`. After a
 * change of words, `npx vitest run --project unit tests/unit/mail -u` writes the files again; read the
 * difference before you commit.
 */
import { expect, test } from 'vitest';
import type { MailDocument } from '#functions/mail/layout/document.ts';
import { renderMail } from '#functions/mail/layout/render-mail.ts';
import { MAIL_POLICIES } from '#functions/mail/policies.ts';
import { buildNews, type FailedBuild } from '#functions/mail/templates/build-news.ts';
import { dashboardRefund } from '#functions/mail/templates/dashboard-refund.ts';
import { dispatchNotice } from '#functions/mail/templates/dispatch.ts';
import { dispute } from '#functions/mail/templates/dispute.ts';
import { downloadLinks } from '#functions/mail/templates/downloads.ts';
import { type FormMessage, formNotice, withdrawalConfirmation } from '#functions/mail/templates/forms.ts';
import { fraudWarning } from '#functions/mail/templates/fraud-warning.ts';
import { fundingResult } from '#functions/mail/templates/funding-result.ts';
import { giftMail } from '#functions/mail/templates/gift.ts';
import { giftCardMail } from '#functions/mail/templates/gift-cards.ts';
import type { MailOrder } from '#functions/mail/templates/order.ts';
import { orderConfirmation } from '#functions/mail/templates/order-confirmation.ts';
import { orderNotice } from '#functions/mail/templates/order-notice.ts';
import { paymentFailed, paymentPending, refundNotice } from '#functions/mail/templates/payments.ts';
import { returnedRefund } from '#functions/mail/templates/returned-refund.ts';
import { stockNoticeMail } from '#functions/mail/templates/stock-notice.ts';
import {
  everyMail,
  LINK,
  SHOP,
  sampleDispute,
  sampleFailedBuild,
  sampleOrder,
  samplePledge,
} from './samples.ts';

const order = sampleOrder();
const pledge = samplePledge();
const [made, posted, file, ahead] = order.lines as [Line, Line, Line, Line];
type Line = MailOrder['lines'][number];

const collected = sampleOrder('GB', 'A Slow Loaf', {
  delivery: {
    ...order.delivery!,
    name: 'Collection in Leith',
    collection: { place: 'The bakery', address: ['4 Mill Lane', 'Leith'], hours: 'Tue to Sat, 9 to 17' },
  },
});
const giftCard: Line = { ...file, name: 'Gift card', formatName: 'Card for 25', isGiftCard: true };
const given: Line = { ...giftCard, gift: { email: 'asa@example.com', name: 'Åsa', isMailed: true } };
const giftCards = sampleOrder('GB', 'A Slow Loaf', { lines: [giftCard, given, given], delivery: undefined });
const files = [
  { name: 'A Slow Loaf', detail: 'EPUB, 2 MB', url: 'https://found.example/files/x' },
  { name: 'A Slow Loaf', detail: 'PDF, 9 MB', url: 'https://found.example/files/y' },
];
const cards = [
  { code: '7K3M-9QXA-B4CD-EFGH', value: 5000 },
  { code: '7K3M-9QXA-B4CD-EFGJ', value: 2500 },
];
const invoice = { label: 'Invoice 2026-00017', href: `${LINK}&invoice=1` };
const withLines = (lines: Line[], change: Partial<MailOrder> = {}) =>
  sampleOrder('GB', 'A Slow Loaf', { lines, ...change });

const failedBuild = (change: Partial<FailedBuild>) =>
  buildNews({ is: 'failed', failedAt: '2026-11-22T12:04:00Z', ...sampleFailedBuild(change) }, 'GB');

const message = (change: Partial<FormMessage> = {}): FormMessage => ({
  reference: 'L-7K3M9-QXAB4',
  kind: 'contact',
  region: 'GB',
  createdAt: '2026-11-22T12:00:00Z',
  fields: {
    name: 'Ana',
    email: 'ana@example.com',
    topic: 'wrong',
    orderId: 'F-7K3M9-QXAB4',
    message: 'The lid is broken.\nWhat can I do?',
  },
  ...change,
});

/** A card of the order whose refund was made in the Dashboard. */
const card = { id: 'G-7K3M9', value: 5000, reduced: 0, shortfall: 0, isBlocked: false };
const refunded = (changed: Partial<typeof card>[]) =>
  dashboardRefund(order, {
    orderId: order.id,
    refundId: 're_1',
    amount: 2400,
    cards: changed.map((change) => ({ ...card, ...change })),
  });

/** Mails whose words depend on their data, beside `everyMail`. */
const MORE: Record<string, MailDocument> = {
  'order-confirmation-three-things': orderConfirmation(
    withLines([posted, ahead, file], {
      consent: { text: 'Send my files at once.', agreedAt: order.createdAt },
      invoice,
    }),
    SHOP,
  ),
  'order-confirmation-personal': orderConfirmation(withLines([made]), SHOP),
  'order-confirmation-files-later': orderConfirmation(
    withLines([{ ...file, releasedAt: '2027-02-04' }], {
      address: [],
      shipping: 0,
      delivery: undefined,
      arrival: undefined,
    }),
    SHOP,
  ),
  'order-confirmation-collected': orderConfirmation(collected, SHOP),
  'order-confirmation-gift-cards': orderConfirmation(giftCards, SHOP),
  'order-confirmation-gift-card-for-me': orderConfirmation(
    sampleOrder('GB', 'x', { lines: [giftCard] }),
    SHOP,
  ),
  'order-confirmation-gift': orderConfirmation(
    sampleOrder('GB', 'x', { lines: [giftCard], gift: { email: 'asa@example.com', name: 'Åsa' } }),
    SHOP,
  ),
  'order-confirmation-gift-and-parcel': orderConfirmation(
    withLines([made, file], { gift: { name: 'Åsa', email: 'asa@example.com' } }),
    SHOP,
  ),
  'order-confirmation-pledge-without-reward': orderConfirmation(
    { ...pledge, funding: { ...pledge.funding!, reward: undefined } },
    SHOP,
  ),
  'order-confirmation-pledge-without-funding': orderConfirmation({ ...pledge, funding: undefined }, SHOP),
  'order-confirmation-pledge-held': orderConfirmation({ ...pledge, isHeld: true }, SHOP),
  'order-notice-picks': orderNotice({ ...order, address: [] }, SHOP, {
    picks: [
      { sku: 'PAN-24', parts: [] },
      { sku: null, parts: ['4 × Jar, SKU JAR', '2 × Lid'] },
    ],
    buyer: { email: null, phone: '+44 131 496 0000' },
  }),
  'order-notice-collected': orderNotice(collected, SHOP),
  'order-notice-gift-without-words': orderNotice({ ...order, gift: {} }, SHOP),
  'order-notice-pledge-held': orderNotice({ ...pledge, isHeld: true }, SHOP, { heldReason: null }),
  'payment-pending-pledge': paymentPending({ ...pledge, names: ['Fold'] }, SHOP),
  'payment-failed-pledge': paymentFailed({ ...pledge, names: ['Fold'] }, SHOP),
  'refund-part-without-names': refundNotice({ ...order, invoice }, SHOP, { amount: 2400, isWhole: false }),
  'refund-pledge': refundNotice(pledge, SHOP, { amount: 3000, isWhole: true }),
  'refund-pledge-part': refundNotice(pledge, SHOP, { amount: 1000, isWhole: false }),
  'dispatch-all': dispatchNotice(
    { ...order, arrival: { first: '2026-11-26', last: '2026-12-04', isAll: true } },
    SHOP,
    {},
  ),
  'dispatch-things': dispatchNotice({ ...order, address: [] }, SHOP, {
    things: [
      { name: 'A Slow Loaf', quantity: 1 },
      { name: 'A Jar', quantity: 2 },
    ],
    carrier: 'Royal Mail',
  }),
  'dispatch-collected': dispatchNotice(collected, SHOP, { carrier: 'Royal Mail' }),
  'dispatch-without-date': dispatchNotice({ ...order, arrival: undefined }, SHOP, { trackingNumber: 'AB1' }),
  'downloads-without-end': downloadLinks(order, SHOP, { files }),
  'gift-cards-one': giftCardMail(order, SHOP, cards.slice(0, 1)),
  'gift-cards-two': giftCardMail(order, SHOP, cards),
  'gift-mail-card': giftMail(giftCards, SHOP, { gift: { from: 'Ada' }, cards, files: [] }),
  'gift-mail-book': giftMail(
    { ...order, lines: [{ ...order.lines[2]!, goods: 'book', by: 'Tomasz Wilk' }] },
    SHOP,
    { gift: { from: 'Ada' }, cards: [], files },
  ),
  'gift-mail-files': giftMail(order, SHOP, { gift: {}, cards: [], files }),
  'gift-mail-lessons': giftMail(order, SHOP, {
    gift: {},
    cards: [],
    files: [...files, ...files].map((file) => ({ ...file, until: '2026-12-22T00:00:00Z' })),
  }),
  'funding-succeeded-without-reward': fundingResult(
    { ...pledge, funding: { ...pledge.funding!, reward: undefined } },
    SHOP,
    { outcome: 'succeeded' },
  ),
  'funding-succeeded-not-found': fundingResult({ ...pledge, funding: undefined }, SHOP, {
    outcome: 'succeeded',
  }),
  'funding-failed-rest': fundingResult(pledge, SHOP, { outcome: 'failed', back: 1000 }),
  'funding-failed-no-lines': fundingResult({ ...pledge, funding: undefined, lines: [] }, SHOP, {
    outcome: 'failed',
    back: null,
  }),
  'withdrawal-without-address': withdrawalConfirmation(message({ kind: 'withdrawal', fields: {} }), {
    ...SHOP,
    imprint: ['Found Kitchen Ltd'],
  }),
  'form-notice-unchecked': formNotice(message({ isUnchecked: true }), SHOP),
  'form-notice-unknown-topic': formNotice(
    message({ fields: { topic: 'other-thing', message: 'Hm.' } }),
    SHOP,
  ),
  'form-notice-application': formNotice(
    message({ kind: 'creator-request', fields: { name: 'Ana', email: 'ana@example.com', agreement: 'yes' } }),
    SHOP,
  ),
  'form-notice-feedback': formNotice(message({ kind: 'feedback', fields: { message: 'Good.' } }), SHOP),
  'form-notice-withdrawal': formNotice(
    message({ kind: 'withdrawal', fields: { orderId: 'F-1', goods: 'The pan' } }),
    SHOP,
  ),
  'stock-notice-without-format': stockNoticeMail({ name: 'A Jar', url: LINK }, 'GB', SHOP),
  'build-news-failed-by-a-step': failedBuild({ reason: 'Build script returned non-zero exit code: 1' }),
  'build-news-failed-by-time': failedBuild({ reason: 'Build exceeded maximum allowed time limit' }),
  'build-news-failed-otherwise': failedBuild({ reason: 'Unable to access repository', log: null }),
  'build-news-failed-unknown': failedBuild({ change: null, author: null, commit: null, log: null }),
  'dispute-inquiry': dispute(
    withLines([file, giftCard]),
    sampleDispute({ stage: 'inquiry', reason: 'fraudulent', answerBy: undefined }),
    { stoppedBy: 'dispute', buyer: null },
  ),
  'dispute-appeal': dispute(
    withLines([posted]),
    sampleDispute({ stage: 'appeal', reason: 'bank_cannot_process', amount: 2400, currency: 'EUR' }),
    { sentAt: '2026-11-24T09:00:00Z', stoppedBy: 'dispute', buyer: 'ana@example.com' },
  ),
  'dispute-lost': dispute(order, sampleDispute({ stage: 'lost' }), { stoppedBy: 'dispute', buyer: null }),
  'dispute-won-held': dispute(order, sampleDispute({ stage: 'won' }), { stoppedBy: 'review', buyer: null }),
  'dispute-pledge': dispute(pledge, sampleDispute(), { stoppedBy: 'dispute', buyer: null }),
  'fraud-warning-sent': fraudWarning(withLines([posted, giftCard]), {
    sentAt: '2026-11-24T09:00:00Z',
    stoppedBy: 'review',
    buyer: null,
  }),
  'fraud-warning-released': fraudWarning(order, { stoppedBy: undefined, buyer: null }),
  'fraud-warning-disputed': fraudWarning(order, { stoppedBy: 'dispute', buyer: null }),
  'fraud-warning-refunded': fraudWarning(order, { stoppedBy: 'refund', buyer: null }),
  'dashboard-refund-unchanged': refunded([{}]),
  'dashboard-refund-blocked': refunded([{ isBlocked: true }]),
  'dashboard-refund-overspent': refunded([
    { reduced: 2400, shortfall: 400 },
    { id: 'G-7K3MA', reduced: 1, shortfall: 300 },
  ]),
  'returned-refund-pledge': returnedRefund(pledge, { orderId: 'F-1', refundId: 're_1', amount: 1000 }, null),
};

test.each(Object.entries({ ...everyMail(), ...MORE }))(
  'the mail %s says what is written in its file',
  (name, mail) => {
    const { subject, text } = renderMail(mail, SHOP);
    return expect(`Subject: ${subject}\nPreview: ${mail.preview}\n\n${text}`).toMatchFileSnapshot(
      `texts/${name}.txt`,
    );
  },
);

test('every kind of mail is among them, and each is named by its kind', () => {
  const kinds = Object.keys(MAIL_POLICIES);
  /** The longest kind that the name starts with: `gift-cards` is none of `gift`. */
  const kindOf = (name: string) =>
    kinds
      .filter((kind) => `${name}-`.startsWith(`${kind}-`))
      .sort((one, other) => other.length - one.length)[0];
  const named = Object.keys(everyMail()).map(kindOf);
  expect(new Set(named)).toEqual(new Set(kinds));
});

/** A mail with every kind of block, for the markup around its words. */
const BLOCKS: MailDocument = {
  subject: 'Every block',
  preview: 'A preview',
  title: 'A title',
  region: 'GB',
  reason: 'A reason.',
  unsubscribe: { page: 'https://found.example/unsubscribe', oneClick: 'https://found.example/api' },
  blocks: [
    {
      kind: 'text',
      words: ['Words, ', { strong: 'strong words' }, ' and ', { label: 'a link', href: LINK }],
    },
    { kind: 'heading', text: 'A heading' },
    { kind: 'list', items: [['One'], ['Two ', { strong: 'things' }]] },
    { kind: 'button', label: 'A button', href: LINK },
    {
      kind: 'facts',
      rows: [
        ['Name', 'Value'],
        ['Second', 'Other'],
      ],
    },
    {
      kind: 'receipt',
      lines: [
        { name: 'A thing', details: ['A detail', 'Another'], value: '£1.00' },
        { name: 'A thing', value: '£2.00' },
      ],
      sums: [
        { name: 'Subtotal', value: '£3.00' },
        { name: 'VAT inside', value: '£0.50', isQuiet: true },
      ],
      total: { name: 'Total', value: '£3.00' },
    },
    { kind: 'quote', text: 'A person’s words\non two lines' },
    { kind: 'address', lines: ['Ana', '4 Mill Lane', 'Leith'] },
  ],
};

test('every block has its markup, and its plain text', async () => {
  const { html, text } = renderMail(BLOCKS, SHOP);
  await expect(html.replaceAll('><', '>\n<')).toMatchFileSnapshot('texts/every-block.html.txt');
  await expect(text).toMatchFileSnapshot('texts/every-block.txt');
});

test('plain text is at most 72 wide, counted in characters, and underlines a title as wide as it is', () => {
  const lineOf = (blocks: MailDocument['blocks'], title = 'T') =>
    renderMail({ ...BLOCKS, title, blocks, unsubscribe: undefined }, SHOP).text.split('\n');
  const exact = `${'a'.repeat(35)} ${'🍞'.repeat(36)}`;
  expect(lineOf([{ kind: 'text', words: [exact] }])[3]).toBe(exact);
  expect(lineOf([{ kind: 'text', words: [`${exact}b`] }]).slice(3, 5)).toEqual([
    'a'.repeat(35),
    `${'🍞'.repeat(36)}b`,
  ]);
  // A long title is underlined over the full width, and no more.
  expect(lineOf([], 'x'.repeat(90))[1]).toBe('='.repeat(72));
  expect(lineOf([], '🍞🍞')[1]).toBe('==');
  expect(lineOf([{ kind: 'heading', text: 'x'.repeat(90) }])[4]).toBe('-'.repeat(72));
  // A list continues below its first word, and a quote is quoted on each line.
  const long = 'word '.repeat(20).trim();
  expect(
    lineOf([{ kind: 'list', items: [[long]] }])
      .slice(3, 5)
      .map((line) => line.slice(0, 6)),
  ).toEqual(['- word', '  word']);
  expect(
    lineOf([{ kind: 'quote', text: long }])
      .slice(3, 5)
      .map((line) => line.slice(0, 6)),
  ).toEqual(['> word', '> word']);
  // A long detail of a line stays below its name.
  const detailed = lineOf([
    {
      kind: 'receipt',
      lines: [{ name: 'A', details: [long], value: '£1.00' }],
      sums: [],
      total: { name: 'T', value: '£1.00' },
    },
  ]);
  expect(detailed.slice(5, 7).map((line) => line.slice(0, 6))).toEqual(['  word', '  word']);
  // An amount that does not fit beside its name is on the next line, on the right.
  const receipt = (name: string) =>
    lineOf([
      {
        kind: 'receipt',
        lines: [{ name, value: '£1.00' }],
        sums: [],
        total: { name: 'Total', value: '£1.00' },
      },
    ]);
  expect(receipt('x'.repeat(66))[4]).toBe(`${'x'.repeat(66)} £1.00`);
  expect(receipt('x'.repeat(67)).slice(4, 6)).toEqual(['x'.repeat(67), '£1.00'.padStart(72)]);
});
