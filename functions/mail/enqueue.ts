import { daysLater } from '#src/core/dates.ts';
import type { MessageKind } from '#src/core/messages/forms.ts';
import { DAYS_BEFORE_REVIEW } from '#src/core/review-times.ts';
import type { Queries } from '../db/open.ts';
import { enqueueMail, mail } from './enqueue-mail.ts';
import type { MailKind, MailPayloads } from './kinds.ts';
import { enqueue, enqueueAll } from './outbox/enqueue.ts';
import { isWaiting, wakePostponed, withdrawWaiting } from './outbox/outbox.ts';
import type { DispatchDetails } from './templates/dispatch.ts';
import type { MailFile } from './templates/order.ts';
import type { Refund, UnpaidOrder } from './templates/payments.ts';

/**
 * The store's mails, one function each. Each is called in the transaction of its cause and writes a row to
 * the outbox. The mail is rendered when it is sent, from the data at that time. Repeated calls with the same
 * id change nothing. Mails about a funding's outcome are in functions/fundings/outcomes.ts.
 */

/**
 * To the buyer, if there is an address: the order is paid, or it is on hold and a person will check it. To
 * the shop: an order to make or pack, or one on hold.
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

/**
 * To the buyer of an order that was on hold: it was released. Sends the full confirmation.
 * @returns false when it was queued for an earlier release
 */
export async function enqueueReleased(queries: Queries, orderId: string, now: Date): Promise<boolean> {
  const isNew = await enqueueMail(queries, 'order-confirmation', `${orderId}:released`, { orderId }, now);
  // That mail contains the links, or queues a mail with them, so a waiting one is not needed.
  if (isNew) await withdrawWaiting(queries, `downloads:${orderId}`);
  return isNew;
}

/** To the buyer: waiting for the bank. `to` is the address from the payment page, which is not stored yet. */
export function enqueuePaymentPending(queries: Queries, to: string, order: UnpaidOrder, now: Date) {
  return enqueueMail(queries, 'payment-pending', order.id, { to, order }, now);
}

/** To the buyer: the bank has refused the payment. */
export function enqueuePaymentFailed(queries: Queries, to: string, order: UnpaidOrder, now: Date) {
  return enqueueMail(queries, 'payment-failed', order.id, { to, order }, now);
}

/**
 * To the buyer: a refund.
 * @param refundId Stripe's id; one mail for each
 */
export function enqueueRefund(
  queries: Queries,
  orderId: string,
  refundId: string,
  refund: Refund,
  now: Date,
) {
  return enqueueMail(queries, 'refund', refundId, { orderId, refundId, refund }, now);
}

/**
 * To the buyer: a parcel was shipped.
 * @param dispatchId one mail for each
 */
export function enqueueDispatch(
  queries: Queries,
  orderId: string,
  dispatchId: string,
  dispatch: DispatchDetails,
  now: Date,
) {
  return enqueueMail(queries, 'dispatch', dispatchId, { orderId, dispatch }, now);
}

/**
 * To the buyer: the shipping address has changed. One mail for each change and each address for mails, the
 * old one included.
 */
export async function enqueueAddressChanged(
  queries: Queries,
  orderId: string,
  { changeId, told }: { changeId: number; told: readonly string[] },
  now: Date,
): Promise<void> {
  for (const [at, to] of told.entries())
    await enqueueMail(queries, 'address-changed', `${orderId}:${changeId}:${at}`, { orderId, to }, now);
}

/** To the buyer: a mail once more. `count` is part of its key. */
export function enqueueAgain<K extends MailKind>(
  queries: Queries,
  kind: K,
  again: { orderId: string; count: number; payload: MailPayloads[K] },
  now: Date,
) {
  const key = keyOfAgain(again.orderId, again.count);
  return enqueue(queries, { ...mail(kind, again.orderId, again.payload), key }, now);
}

/** The outbox key of the mail that was sent again as the `count`th of an order. */
export function keyOfAgain(orderId: string, count: number): string {
  return `again:${orderId}:${count}`;
}

/**
 * To the buyer: download links. Waits while the order is on hold or disputed. Without `files`, the links are
 * made when the mail is sent (`filesOf` of mailHandlers).
 * @param sendingId one mail for each id, so use a new one for each request
 */
export function enqueueDownloads(
  queries: Queries,
  orderId: string,
  sendingId: string,
  links: { files?: MailFile[]; expiresAt?: string },
  now: Date,
) {
  return enqueueMail(queries, 'downloads', sendingId, { orderId, ...links }, now);
}

/**
 * To the buyer: links that the confirmation did not have. Nothing when a mail with links is already waiting.
 */
export async function enqueueWithheld(queries: Queries, orderId: string, now: Date): Promise<void> {
  if (!(await isWaiting(queries, 'downloads', orderId)))
    await enqueueDownloads(queries, orderId, orderId, {}, now);
}

/**
 * To the buyer: links to files that a failed refund opened again.
 * Nothing when a mail with links is already waiting.
 */
export async function enqueueRestored(queries: Queries, orderId: string, now: Date): Promise<void> {
  for (const kind of ['downloads', 'order-confirmation'] satisfies MailKind[])
    if (await isWaiting(queries, kind, orderId)) return;
  await enqueueDownloads(queries, orderId, `${orderId}:restored:${now.getTime()}`, {}, now);
}

/** To the buyer of gift cards: their codes, which are derived when the mail is sent. */
export function enqueueGiftCards(queries: Queries, orderId: string, now: Date) {
  return enqueueMail(queries, 'gift-cards', orderId, { orderId }, now);
}

/** To the recipient of a gift: what is sent by email, on its day. */
export function enqueueGift(queries: Queries, gift: MailPayloads['gift'], dueAt: Date, now: Date) {
  return enqueue(queries, { ...mail('gift', giftId(gift), gift), dueAt }, now);
}

/** The end of the outbox key of a gift's mail. */
export function giftId({ orderId, position }: MailPayloads['gift']): string {
  return position === undefined ? orderId : `${orderId}:${position}`;
}

type SentForm = {
  id: string;
  kind: MessageKind;
  email: string | null;
  isUnchecked: boolean;
  /** The message names an order and that order's address. */
  isBuyer: boolean;
};

/**
 * For a submitted form: a notice to the shop and, if there is an address, an acknowledgement to its sender. A
 * withdrawal from the order's own address is confirmed in full; any other mail repeats nothing that was
 * typed. A form that skipped the captcha is not acknowledged, because bots type other people's addresses.
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

/**
 * To subscribers of a stock notice: one mail for each request and each time that the product is back.
 */
export function enqueueStockNotices(queries: Queries, ids: readonly string[], now: Date) {
  const mails = ids.map((noticeId) => mail('stock-notice', `${noticeId}:${now.getTime()}`, { noticeId }));
  return enqueueAll(queries, mails, now);
}

/**
 * To an address from the newsletter form: asks for confirmation.
 * @param askedAt one mail for each time
 */
export function enqueueNewsConfirmation(queries: Queries, requestId: string, askedAt: Date) {
  return enqueueMail(
    queries,
    'news-confirmation',
    `${requestId}:${askedAt.getTime()}`,
    { requestId },
    askedAt,
  );
}

/** To a confirmed subscriber: the welcome mail, with the way to unsubscribe. */
export function enqueueNewsWelcome(queries: Queries, linkId: string, now: Date) {
  return enqueueMail(queries, 'news-welcome', `${linkId}:${now.getTime()}`, { linkId }, now);
}

/** To the sender of a message: the shop's answer. */
export function enqueueMessageAnswer(queries: Queries, lineId: number, now: Date) {
  return enqueueMail(queries, 'message-answer', String(lineId), { lineId }, now);
}

/**
 * Sends the mails that waited for a decision about the order's money, if they are due.
 * @param positions of the lines with their own recipients
 */
export function wakeGoodsMails(queries: Queries, orderId: string, positions: readonly number[], now: Date) {
  const kinds = ['downloads', 'gift', 'gift-cards', 'review-invitation'] satisfies MailKind[];
  const keys = kinds.map((kind) => `${kind}:${orderId}`);
  const gifts = positions.map((position) => `gift:${giftId({ orderId, position })}`);
  return wakePostponed(queries, [...keys, ...gifts], now);
}

/** To the buyer: the request for a review, once per order, after some time with the products. */
export function enqueueReviewInvitation(
  queries: Queries,
  orderId: string,
  way: keyof typeof DAYS_BEFORE_REVIEW,
  now: Date,
) {
  const invitation = mail('review-invitation', orderId, { orderId });
  return enqueue(queries, { ...invitation, dueAt: daysLater(now, DAYS_BEFORE_REVIEW[way]) }, now);
}
