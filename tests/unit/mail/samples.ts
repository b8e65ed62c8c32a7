import type { MailDocument, Shop } from '#functions/mail/layout/document.ts';
import { addressChanged } from '#functions/mail/templates/address-changed.ts';
import { buildNews, type FailedBuild } from '#functions/mail/templates/build-news.ts';
import { creatorNews } from '#functions/mail/templates/creator-news.ts';
import { dashboardRefund } from '#functions/mail/templates/dashboard-refund.ts';
import { deskInvitation, deskSignedIn, deskSignIn } from '#functions/mail/templates/desk.ts';
import { dispatchNotice } from '#functions/mail/templates/dispatch.ts';
import { type DisputeNews, dispute } from '#functions/mail/templates/dispute.ts';
import { downloadLinks } from '#functions/mail/templates/downloads.ts';
import {
  formAcknowledgement,
  formNotice,
  messageAnswer,
  withdrawalConfirmation,
} from '#functions/mail/templates/forms.ts';
import { fraudWarning } from '#functions/mail/templates/fraud-warning.ts';
import { fundingResult } from '#functions/mail/templates/funding-result.ts';
import { fundingSurveyMail } from '#functions/mail/templates/funding-survey.ts';
import { fundingUpdateMail } from '#functions/mail/templates/funding-update.ts';
import { giftMail } from '#functions/mail/templates/gift.ts';
import { giftCardMail } from '#functions/mail/templates/gift-cards.ts';
import { lowStockMail } from '#functions/mail/templates/low-stock.ts';
import { newsConfirmation, newsWelcome } from '#functions/mail/templates/news.ts';
import type { MailOrder } from '#functions/mail/templates/order.ts';
import { orderConfirmation } from '#functions/mail/templates/order-confirmation.ts';
import { orderLinkMail } from '#functions/mail/templates/order-link.ts';
import { orderNotice } from '#functions/mail/templates/order-notice.ts';
import { paymentFailed, paymentPending, refundNotice } from '#functions/mail/templates/payments.ts';
import { returnedRefund } from '#functions/mail/templates/returned-refund.ts';
import { reviewInvitationMail } from '#functions/mail/templates/review-invitation.ts';
import { stockNoticeMail } from '#functions/mail/templates/stock-notice.ts';
import { weeklyReport } from '#functions/mail/templates/weekly-report.ts';
import { type RegionCode, regionOf } from '#src/core/regions/regions.ts';

export const SHOP: Shop = {
  name: 'Found',
  strapline: 'Books, pans and pantry from people who cook.',
  email: 'hello@found.example',
  url: 'https://found.example',
  imprint: ['Found Kitchen Ltd', '4 Mill Lane', 'Leith'],
};
export const LINK = 'https://found.example/order?link=abc';

/** A failed build whose change is known. */
export const sampleFailedBuild = (change: Partial<FailedBuild> = {}): FailedBuild => ({
  commit: '9a8b7c6d5e4f3a2b1c',
  change: 'Update product “mug-for-strong-tea”',
  author: 'Åsa',
  reason: null,
  contentErrors: [],
  log: 'https://app.netlify.com/projects/found-shop/deploys/1',
  ...change,
});

const ARRIVAL = { first: '2026-11-26', last: '2026-12-04' };
const LATER = { first: '2027-02-09', last: '2027-02-17' };

/**
 * An order with one line of each delivery method, from a region, in two parcels, with `words` in every text
 * that a user or an editor can write.
 */
export function sampleOrder(
  region: RegionCode = 'GB',
  words = 'A Slow Loaf',
  change: Partial<MailOrder> = {},
): MailOrder {
  const line = {
    name: words,
    formatName: words,
    quantity: 1,
    unitAmount: 2400,
    tax: { rate: 2000, amount: 400 },
  };
  return {
    id: 'F-7K3M9-QXAB4',
    isPledge: false,
    isHeld: false,
    region,
    currency: regionOf(region).currency,
    createdAt: '2026-11-22T12:00:00Z',
    lines: [
      {
        ...line,
        quantity: 2,
        way: 'made',
        customization: words,
      },
      { ...line, way: 'posted' },
      { ...line, way: 'digital' },
      { ...line, way: 'posted', releasedAt: '2027-02-04' },
    ],
    subtotal: 12_000,
    discount: 1200,
    couponCode: 'FIRSTSUPPER',
    shipping: 395,
    tax: {
      total: 1799,
      isInside: regionOf(region).pricesIncludeTax,
      groups: [
        { rate: 2000, tax: 1599 },
        { rate: 500, tax: 200 },
      ],
    },
    total: 11_195,
    giftCardAmount: 0,
    address: [words, '17 Heronsgate Steps', 'Leith, EH6 6QQ', 'United Kingdom'],
    delivery: { methodId: 'standard', name: 'Standard', minimumDays: 3, maximumDays: 6 },
    handling: { minimumDays: 0, maximumDays: 3 },
    arrival: change.lines
      ? { ...ARRIVAL, isAll: true }
      : {
          ...ARRIVAL,
          isAll: false,
          lines: [ARRIVAL, ARRIVAL, undefined, LATER],
          parcels: { count: 2, last: LATER.last },
        },
    url: LINK,
    ...change,
  };
}

export function samplePledge(region: RegionCode = 'GB', words = 'Fold'): MailOrder {
  return sampleOrder(region, words, {
    isPledge: true,
    lines: [{ name: words, formatName: words, quantity: 1, unitAmount: 3000, way: 'posted' }],
    discount: 0,
    shipping: 0,
    tax: { total: 0, isInside: false, groups: [] },
    subtotal: 3000,
    total: 3000,
    delivery: undefined,
    funding: {
      title: words,
      url: 'https://found.example/funding/fold',
      endsAt: '2026-12-18',
      reward: { title: words, expectedAt: '2027-05-01' },
    },
  });
}

export function sampleDispute(change: Partial<DisputeNews> = {}): DisputeNews {
  return {
    orderId: 'F-7K3M9-QXAB4',
    disputeId: 'du_1',
    amount: 11_195,
    currency: 'GBP',
    reason: 'product_not_received',
    stage: 'open',
    answerBy: '2026-12-09T23:59:59Z',
    ...change,
  };
}

/**
 * Every mail of the store by its kind and what is special about it, with `words` in every text that a user or
 * an editor can write.
 */
export function everyMail(region: RegionCode = 'GB', words = 'A Slow Loaf'): Record<string, MailDocument> {
  const order = sampleOrder(region, words);
  const pledge = samplePledge(region, words);
  const unpaid = { ...order, names: [words, words] };
  const files = [{ name: words, detail: 'EPUB, 2 MB', url: 'https://found.example/files/x' }];
  const message = { reference: 'L-7K3M9-QXAB4', region, createdAt: '2026-11-22T12:00:00Z' };
  const buyer = 'ana@example.com';
  const contact = { name: words, email: 'ana@example.com', topic: 'wrong', orderId: words, message: words };
  return {
    'order-confirmation': orderConfirmation(order, SHOP),
    'order-confirmation-files': orderConfirmation(order, SHOP, files),
    'order-confirmation-pledge': orderConfirmation(pledge, SHOP),
    'order-confirmation-held': orderConfirmation({ ...order, isHeld: true }, SHOP),
    'order-notice': orderNotice(order, SHOP, { buyer: { email: 'ana@example.com', phone: words } }),
    'order-notice-held': orderNotice({ ...order, isHeld: true }, SHOP, { heldReason: words }),
    'order-link': orderLinkMail(order, SHOP, 24),
    'payment-pending': paymentPending(unpaid, SHOP),
    'payment-failed': paymentFailed(unpaid, SHOP),
    'refund-whole': refundNotice(order, SHOP, { amount: 11_195, isWhole: true }),
    'refund-part': refundNotice(order, SHOP, { amount: 2400, isWhole: false, names: [words] }),
    'address-changed': addressChanged(order, SHOP),
    'funding-update': fundingUpdateMail(
      order,
      { title: words, text: `${words}\n\n${words}` },
      { title: 'Fold', url: `${SHOP.url}/funding/fold`, creator: words },
    ),
    'funding-survey': fundingSurveyMail(order, {
      title: 'Fold',
      creator: words,
      closesOn: '2026-12-20',
      isReminder: false,
    }),
    dispatch: dispatchNotice(order, SHOP, {
      things: [{ name: words, quantity: 2 }],
      carrier: 'Royal Mail',
      trackingNumber: 'AB123456789GB',
      trackingUrl: 'https://carrier.example/AB123456789GB',
    }),
    downloads: downloadLinks(order, SHOP, { files, expiresAt: '2026-12-22T00:00:00Z' }),
    'gift-cards': giftCardMail(order, SHOP, [{ code: '7K3M-9QXA-B4CD-EFGH', value: 5000 }]),
    'gift-mail': giftMail(order, SHOP, {
      gift: { name: words, from: words, note: words },
      cards: [{ code: '7K3M-9QXA-B4CD-EFGH', value: 5000 }],
      files,
    }),
    'order-notice-gift': orderNotice({ ...order, gift: { name: words, from: words, note: words } }, SHOP),
    'refund-to-gift-card': refundNotice(order, SHOP, { amount: 2400, isWhole: false, toGiftCard: true }),
    'funding-result-succeeded': fundingResult(pledge, SHOP, { outcome: 'succeeded' }),
    'funding-result-failed': fundingResult(pledge, SHOP, { outcome: 'failed', back: pledge.total }),
    'funding-result-failed-basket': fundingResult(order, SHOP, { outcome: 'failed', back: null }),
    'form-acknowledgement-contact': formAcknowledgement(
      { ...message, kind: 'contact', fields: contact },
      SHOP,
    ),
    'form-acknowledgement-application': formAcknowledgement(
      { ...message, kind: 'creator-request', fields: contact },
      SHOP,
    ),
    'form-acknowledgement-feedback': formAcknowledgement(
      { ...message, kind: 'feedback', fields: contact },
      SHOP,
    ),
    'form-acknowledgement-withdrawal': formAcknowledgement(
      { ...message, kind: 'withdrawal', fields: contact },
      SHOP,
    ),
    'withdrawal-confirmation': withdrawalConfirmation(
      { ...message, kind: 'withdrawal', fields: { ...contact, goods: `${words}\n${words}` } },
      SHOP,
    ),
    'form-notice': formNotice({ ...message, kind: 'contact', fields: contact }, SHOP),
    'message-answer': messageAnswer({ ...message, kind: 'contact', fields: contact }, words, SHOP),
    'dashboard-refund': dashboardRefund(order, {
      orderId: order.id,
      refundId: 're_1',
      amount: 2400,
      cards: [{ id: 'G-7K3M9', value: 5000, reduced: 2400, shortfall: 0, isBlocked: false }],
    }),
    'returned-refund': returnedRefund(order, { orderId: order.id, refundId: 're_1', amount: 2400 }, buyer),
    'fraud-warning': fraudWarning(order, { stoppedBy: 'review', buyer }),
    'dispute-open': dispute(order, sampleDispute(), { stoppedBy: 'dispute', buyer }),
    'dispute-won': dispute(order, sampleDispute({ stage: 'won' }), { stoppedBy: undefined, buyer }),
    'stock-notice': {
      ...stockNoticeMail({ name: words, formatName: words, url: LINK }, region, SHOP),
      unsubscribe: { page: LINK, oneClick: LINK },
    },
    'news-confirmation': newsConfirmation(LINK, region, SHOP),
    'news-welcome': {
      ...newsWelcome({ wording: words, givenAt: new Date('2026-11-22'), region }, SHOP),
      unsubscribe: { page: LINK, oneClick: LINK },
    },
    'review-invitation': reviewInvitationMail(order, [{ name: words, url: LINK }], SHOP),
    'creator-news-due': creatorNews(
      {
        is: 'statement',
        month: '2026-11',
        currency: 'EUR',
        opening: 1450,
        earned: 12_345,
        paid: 1450,
        closing: 12_345,
        due: 12_345,
      },
      { deskUrl: LINK },
      SHOP,
      region,
    ),
    'creator-news-moved': creatorNews(
      {
        is: 'statement',
        month: '2026-11',
        currency: 'GBP',
        opening: 0,
        earned: 1999,
        paid: 0,
        closing: 1999,
        due: 0,
      },
      { deskUrl: LINK },
      SHOP,
      region,
    ),
    'creator-news-owed': creatorNews(
      {
        is: 'statement',
        month: '2026-11',
        currency: 'GBP',
        opening: 0,
        earned: -50,
        paid: 0,
        closing: -50,
        due: 0,
      },
      { deskUrl: LINK },
      SHOP,
      region,
    ),
    'creator-news-first-sale': creatorNews(
      { is: 'first_sale', name: words, soldIn: 'GB' },
      { deskUrl: LINK },
      SHOP,
      region,
    ),
    'creator-news-milestone': creatorNews(
      {
        is: 'milestone',
        funding: words,
        path: '/funding/fold',
        percent: 50,
        raised: 50_00,
        goal: 100_00,
        currency: 'GBP',
      },
      { deskUrl: LINK },
      SHOP,
      region,
    ),
    'creator-news-code': creatorNews(
      {
        is: 'statement',
        month: '2026-11',
        currency: 'EUR',
        opening: 0,
        earned: 2500,
        paid: 0,
        closing: 2500,
        due: 2500,
      },
      { code: 'ines-tins' },
      SHOP,
      region,
    ),
    'desk-sign-in': deskSignIn(LINK, SHOP, region),
    'desk-signed-in': deskSignedIn({ at: '2026-11-22T12:04:00Z', browser: words }, LINK, SHOP, region),
    'desk-invitation': deskInvitation({ name: words, role: 'packer' }, LINK, SHOP, region),
    'build-news-failed': buildNews(
      {
        is: 'failed',
        failedAt: '2026-11-22T12:04:00Z',
        ...sampleFailedBuild({
          change: words,
          author: words,
          contentErrors: [`products/mug.md: name: ${words}`, 'settings/store.yaml: brand.email: an address'],
        }),
      },
      region,
    ),
    'build-news-refused': buildNews({ is: 'refused', dueAt: '2026-11-22T09:00:00Z' }, region),
    'build-news-missing': buildNews({ is: 'missing', dueAt: '2026-11-22T09:00:00Z' }, region),
    'low-stock': lowStockMail(
      { name: words, formatName: words, sku: 'ADD-190', left: 4, lowBelow: 5 },
      LINK,
      region,
    ),
    'weekly-report': weeklyReport(
      {
        from: '2026-11-16',
        to: '2026-11-22',
        timeZone: 'Europe/London',
        regions: [
          {
            region: 'GB',
            currency: 'GBP',
            week: { orders: 12, total: 31_050, refunded: 1_200 },
            before: { orders: 9, total: 24_000, refunded: 0 },
          },
          {
            region: 'EU',
            currency: 'EUR',
            week: { orders: 1, total: 4_400, refunded: 0 },
            before: { orders: 0, total: 0, refunded: 600 },
          },
        ],
        best: [
          { name: words, pieces: 7 },
          { name: 'Bakestone', pieces: 1 },
        ],
        waiting: { to_pack: 3, held: 0, messages: 2, low_stock: 1, delayed: 4, outbox: 1 },
      },
      LINK,
      SHOP.name,
      region,
    ),
    'weekly-report-nothing': weeklyReport(
      {
        from: '2026-11-16',
        to: '2026-11-22',
        timeZone: 'UTC',
        regions: [],
        best: [],
        waiting: { held: 0 },
      },
      LINK,
      SHOP.name,
      region,
    ),
    'build-news-solved': buildNews({ is: 'solved', builtAt: '2026-11-22T12:30:00Z' }, region),
  };
}
