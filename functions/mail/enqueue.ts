import type { MessageKind } from '../../src/features/messages/forms.ts';
import { daysLater } from '../../src/lib/clock.ts';
import type { Queries } from '../db/open.ts';
import { type Consequence, enqueue, enqueueAll } from '../outbox/enqueue.ts';
import { wakePostponed } from '../outbox/outbox.ts';
import type { MailKind, MailPayloads } from './kinds.ts';
import { priorityOf } from './policies.ts';
import type { DashboardRefund } from './templates/dashboard-refund.ts';
import type { Dispatch } from './templates/dispatch.ts';
import type { MailFile } from './templates/order.ts';
import type { Refund, UnpaidOrder } from './templates/payments.ts';

/**
 * The mails of the store, one function each. Called in the transaction of what the mail tells of, each writes a row to the outbox; the
 * mail is worded when it is sent, from the order as it is then. Called again with the same thing it changes nothing. How a funding has ended
 * is told to all its backers at once: functions/fundings/outcomes.ts.
 */

/**
 * To the buyer, where there is an address: the order is paid, or, where it is held, that a person looks at it. And to the store's people:
 * an order to be made or packed, or one that is held.
 */
export function enqueueOrderMails(
  queries: Queries,
  { id: orderId, shippingEmail }: { id: string; shippingEmail: string | null },
  now: Date,
) {
  const mails = [
    ...(shippingEmail ? [mail('order-confirmation', orderId, { orderId })] : []),
    mail('order-notice', orderId, { orderId }),
  ];
  return enqueueAll(queries, mails, now);
}

/** To the buyer of an order that was held: it goes ahead, with all that its confirmation has to say. */
export function enqueueReleased(queries: Queries, orderId: string, now: Date) {
  return put(queries, 'order-confirmation', `${orderId}:released`, { orderId }, now);
}

/** To the buyer: a bank debit is on its way. `to` is the address given on the payment page, which no row of ours has yet. */
export function enqueuePaymentPending(queries: Queries, to: string, order: UnpaidOrder, now: Date) {
  return put(queries, 'payment-pending', order.id, { to, order }, now);
}

/** To the buyer: the bank has refused in the end. */
export function enqueuePaymentFailed(queries: Queries, to: string, order: UnpaidOrder, now: Date) {
  return put(queries, 'payment-failed', order.id, { to, order }, now);
}

/** To the buyer: money goes back. @param refundId the payment provider's, one mail for each */
export function enqueueRefund(
  queries: Queries,
  orderId: string,
  refundId: string,
  refund: Refund,
  now: Date,
) {
  return put(queries, 'refund', refundId, { orderId, refund }, now);
}

/** To the buyer: a parcel has left. @param dispatchId one mail for each */
export function enqueueDispatch(
  queries: Queries,
  orderId: string,
  dispatchId: string,
  dispatch: Dispatch,
  now: Date,
) {
  return put(queries, 'dispatch', dispatchId, { orderId, dispatch }, now);
}

/**
 * To the buyer: links to files. Without `files` they are asked for when the mail is sent (`filesOf` of mailHandlers).
 * @param sendingId one mail for each: the order's number for the first, another for each time they are asked for again
 */
export function enqueueDownloads(
  queries: Queries,
  orderId: string,
  sendingId: string,
  links: { files?: MailFile[]; expiresAt?: string },
  now: Date,
) {
  return put(queries, 'downloads', sendingId, { orderId, ...links }, now);
}

/** To the buyer of gift cards: their codes, which are derived when the mail is sent. */
export function enqueueGiftCards(queries: Queries, orderId: string, now: Date) {
  return put(queries, 'gift-cards', orderId, { orderId }, now);
}

/** To whom a present is for: what of it goes by e-mail, on its day. */
export function enqueueGift(queries: Queries, orderId: string, dueAt: Date, now: Date) {
  return enqueue(queries, { ...mail('gift', orderId, { orderId }), dueAt }, now);
}

type SentForm = {
  id: string;
  kind: MessageKind;
  email: string | null;
  isUnchecked: boolean;
  /** It names an order together with the address of that order. */
  isBuyer: boolean;
};

/**
 * For a form that was sent: a notice to the store's people, and to its sender, where there is an address, that it has arrived. A
 * withdrawal by the order's own address is confirmed in full; everything else gets a mail without a word of what was typed. A form that
 * nobody checked for robots is not acknowledged, since a robot types the addresses of others.
 */
export async function enqueueFormMails(
  queries: Queries,
  { id, kind, email, isUnchecked, isBuyer }: SentForm,
  now: Date,
): Promise<void> {
  const toSender = kind === 'withdrawal' && isBuyer ? 'withdrawal-confirmation' : 'form-acknowledgement';
  const mails = [
    mail('form-notice', id, { messageId: id }),
    ...(email === null || isUnchecked ? [] : [mail(toSender, id, { messageId: id })]),
  ];
  await enqueueAll(queries, mails, now);
}

/** To those who asked to be told once something is to be had again: one mail for each wish and each time that it came back. */
export function enqueueStockNotices(queries: Queries, ids: readonly string[], now: Date) {
  const mails = ids.map((noticeId) => mail('stock-notice', `${noticeId}:${now.getTime()}`, { noticeId }));
  return enqueueAll(queries, mails, now);
}

/** To an address that was typed into the newsletter's form: is it its owner's wish? @param askedAt one mail for each time it is asked */
export function enqueueNewsConfirmation(queries: Queries, requestId: string, askedAt: Date) {
  return put(queries, 'news-confirmation', `${requestId}:${askedAt.getTime()}`, { requestId }, askedAt);
}

/** To whoever has confirmed it: that it is so, and how it ends. */
export function enqueueNewsWelcome(queries: Queries, linkId: string, now: Date) {
  return put(queries, 'news-welcome', `${linkId}:${now.getTime()}`, { linkId }, now);
}

/** To the store's people: money was given back at the provider's dashboard of an order that has bought gift cards. */
export function enqueueDashboardRefund(queries: Queries, refund: DashboardRefund, now: Date) {
  return put(queries, 'dashboard-refund', refund.refundId, refund, now);
}

/** Sends at once what had to wait for the order's money: presents, codes and invitations whose time has come. */
export function wakeGoodsMails(queries: Queries, orderId: string, now: Date) {
  const kinds = ['gift', 'gift-cards', 'review-invitation'] satisfies MailKind[];
  return wakePostponed(
    queries,
    kinds.map((kind) => `${kind}:${orderId}`),
    now,
  );
}

/** For how many days a buyer has had a thing before being asked what it is like: from the parcel's dispatch, or from a file's payment. */
const DAYS_BEFORE_REVIEW = { posted: 14, files: 7 };

/** To the buyer, once for an order, when there was time to use what was bought. */
export function enqueueReviewInvitation(
  queries: Queries,
  orderId: string,
  way: keyof typeof DAYS_BEFORE_REVIEW,
  now: Date,
) {
  const invitation = mail('review-invitation', orderId, { orderId });
  return enqueue(queries, { ...invitation, dueAt: daysLater(now, DAYS_BEFORE_REVIEW[way]) }, now);
}

function put<K extends MailKind>(queries: Queries, kind: K, id: string, payload: MailPayloads[K], now: Date) {
  return enqueue(queries, mail(kind, id, payload), now);
}

function mail<K extends MailKind>(kind: K, id: string, payload: MailPayloads[K]): Consequence {
  return { kind, key: `${kind}:${id}`, priority: priorityOf(kind), payload };
}
