import { eq } from 'drizzle-orm';
import { MESSAGE_FORMS } from '../../src/features/messages/forms.ts';
import { paths } from '../../src/lib/paths.ts';
import type { Database } from '../db/open.ts';
import { message as messageTable } from '../db/schema/messages.ts';
import { LINK_HOURS, makeOrderLink } from '../order-links/order-links.ts';
import { type Handler, Hopeless, Postponed, type Task } from '../outbox/drain.ts';
import { env } from '../platform/env.ts';
import { logSome } from '../platform/log-some.ts';
import type { MailKind } from './kinds.ts';
import type { MailDocument, Shop } from './layout/document.ts';
import { renderMail } from './layout/render-mail.ts';
import { takeTurn } from './mailbox-budget.ts';
import { fundingOfMail, type OrderToTell, orderOfMail } from './order-of-mail.ts';
import { addressOfShop, senderOfMails, shopOfMails } from './shop.ts';
import { NEWS_WRITERS, type NoticeOf, unsubscribeBy, writeStockNotice } from './subscriptions.ts';
import { dashboardRefund } from './templates/dashboard-refund.ts';
import { dispatchNotice } from './templates/dispatch.ts';
import { downloadLinks } from './templates/downloads.ts';
import {
  type FormMessage,
  formAcknowledgement,
  formNotice,
  withdrawalConfirmation,
} from './templates/forms.ts';
import { fundingResult } from './templates/funding-result.ts';
import { giftMail } from './templates/gift.ts';
import { giftCardMail, type MailGiftCard } from './templates/gift-cards.ts';
import type { MailFile, MailOrder } from './templates/order.ts';
import { orderConfirmation } from './templates/order-confirmation.ts';
import { orderLinkMail } from './templates/order-link.ts';
import { orderNotice } from './templates/order-notice.ts';
import { paymentFailed, paymentPending, refundNotice } from './templates/payments.ts';
import { reviewInvitationMail } from './templates/review-invitation.ts';
import { sendMail } from './transport.ts';
import type { Writer, Written } from './writer.ts';

/** How long a mail waits before its order's money is looked at again, in ms. Most are sent as soon as that is decided. */
const LOOK_AGAIN_MS = 3_600_000;

type Sources = {
  /** The links to what was bought as files in an order, made anew for each mail. */
  filesOf?: (db: Database, orderId: string, now: Date) => Promise<MailFile[]>;
  /** What an order's buyer may write about. */
  invitationsOf?: (db: Database, orderId: string, now: Date) => Promise<{ name: string; url: string }[]>;
  /** A wish to be told of something that is back, while it is to be told. */
  noticeOf?: NoticeOf;
  /** Gives links that have run out new ones in their place: a present may be sent long after it was paid. */
  renewFiles?: (db: Database, orderId: string, now: Date) => Promise<void>;
  /** Whether an order's goods may be sent by mail, and its buyer be asked about them: now, once its money is decided, or never. */
  goodsMailState?: (db: Database, orderId: string, now: Date) => Promise<'now' | 'later' | 'never'>;
  /** The gift cards that were bought in an order, with their codes. */
  cardsOf?: (db: Database, orderId: string) => Promise<MailGiftCard[]>;
};

/** What the outbox calls for each kind of mail: it words the mail from what is stored now, lays it out and sends it. */
export function mailHandlers({
  filesOf = async () => [],
  invitationsOf = async () => [],
  noticeOf = async () => undefined,
  cardsOf = async () => [],
  renewFiles = async () => {},
  goodsMailState = async () => 'now',
}: Sources = {}): Record<MailKind, Handler> {
  /** A mail that brings goods, or asks about them, while their money is the store's. What may still be won is not dropped. */
  const ifOwed = async (
    orderId: string,
    db: Database,
    now: Date,
    write: () => Promise<Written>,
  ): Promise<Written> => {
    const state = await goodsMailState(db, orderId, now);
    if (state === 'later') throw new Postponed(new Date(now.getTime() + LOOK_AGAIN_MS));
    return state === 'now' ? write() : undefined;
  };
  const writers: { [K in MailKind]: Writer<K> } = {
    'order-confirmation': async ({ orderId }, db, now) =>
      toBuyer(db, orderId, now, async (order, shop) =>
        orderConfirmation(order, shop, order.isHeld ? [] : await filesOf(db, orderId, now)),
      ),
    'order-notice': async ({ orderId }, db, now) => toShop(db, orderId, now),
    'order-link': async ({ orderId }, db, now) =>
      toBuyer(
        db,
        orderId,
        now,
        (order, shop) => orderLinkMail(order, shop, LINK_HOURS.asked),
        LINK_HOURS.asked,
      ),
    'payment-pending': async ({ to, order }) => ({ to, document: paymentPending(order, shopOfMails()) }),
    'payment-failed': async ({ to, order }) => ({ to, document: paymentFailed(order, shopOfMails()) }),
    refund: async ({ orderId, refund }, db, now) =>
      toBuyer(db, orderId, now, (order, shop) => refundNotice(order, shop, refund)),
    dispatch: async ({ orderId, dispatch }, db, now) =>
      toBuyer(db, orderId, now, (order, shop) => dispatchNotice(order, shop, dispatch)),
    downloads: async ({ orderId, files, expiresAt }, db, now) =>
      ifOwed(orderId, db, now, () =>
        toBuyer(db, orderId, now, async (order, shop) =>
          downloadLinks(order, shop, { files: files ?? (await filesOf(db, orderId, now)), expiresAt }),
        ),
      ),
    'gift-cards': async ({ orderId }, db, now) =>
      ifOwed(orderId, db, now, async () => {
        const cards = await cardsOf(db, orderId);
        // All of them were refunded, or an operator has blocked them.
        if (cards.length === 0) return undefined;
        return toBuyer(db, orderId, now, (order, shop) => giftCardMail(order, shop, cards));
      }),
    gift: async ({ orderId }, db, now) =>
      ifOwed(orderId, db, now, async () => {
        const shop = shopOfMails();
        const { order } = await told(db, orderId, shop, now);
        const { gift } = order;
        await renewFiles(db, orderId, now);
        const [cards, files] = [await cardsOf(db, orderId), await filesOf(db, orderId, now)];
        // What was said of it has been deleted, or what it brings was refunded.
        if (!gift?.email || cards.length + files.length === 0) return undefined;
        return { to: gift.email, document: giftMail(order, shop, { gift, cards, files }) };
      }),
    'funding-result': async ({ orderId, fundingId, outcome, back }, db, now) =>
      toBuyer(db, orderId, now, (order, shop) => {
        // A basket has a product that was being funded, and names no funding itself.
        const funding = order.funding ?? fundingOfMail(fundingId, shop.url);
        return fundingResult(
          { ...order, funding },
          shop,
          outcome === 'failed' ? { outcome, back } : { outcome },
        );
      }),
    'form-acknowledgement': async ({ messageId }, db) => toSender(db, messageId, formAcknowledgement),
    'withdrawal-confirmation': async ({ messageId }, db) => toSender(db, messageId, withdrawalConfirmation),
    'form-notice': async ({ messageId }, db) => notice(db, messageId),
    ...NEWS_WRITERS,
    'stock-notice': (payload, db, now) => writeStockNotice(payload, db, now, noticeOf),
    'review-invitation': async ({ orderId }, db, now) =>
      ifOwed(orderId, db, now, async () => {
        const things = await invitationsOf(db, orderId, now);
        return things.length > 0 ? invitation(db, orderId, things, now) : undefined;
      }),
    'dashboard-refund': async (refund, db, now) => {
      const shop = shopOfMails();
      const { order } = await told(db, refund.orderId, shop, now);
      return { to: addressOfShop(), document: dashboardRefund(order, refund) };
    },
  };
  return Object.fromEntries(
    Object.entries(writers).map(([kind, write]) => [
      kind,
      handlerOf(kind as MailKind, write as Writer<never>),
    ]),
  ) as Record<MailKind, Handler>;
}

/** Every mail goes this way: worded, counted against its recipient's mailbox where its kind is counted, laid out and sent. */
function handlerOf(
  kind: MailKind,
  write: (payload: never, db: Database, now: Date) => Promise<Written>,
): Handler {
  return async ({ key, payload }: Task, { db, now }) => {
    const { SMTP_URL } = env();
    if (!SMTP_URL) throw new SmtpUnset();
    const written = await write(payload as never, db, now);
    if (!written) return;
    const { document, afterwards, ...mail } = written;
    const turn = await takeTurn(db, { key, kind, to: mail.to }, now);
    if (turn.is === 'wait') throw new Postponed(turn.until);
    if (turn.is === 'drop') return logSome(`mail_dropped:${kind}`, 'info', 'mail_dropped', { kind, key });
    const [shop, sender] = [shopOfMails(), senderOfMails()];
    // An answer to whatever the store sends is read by people, wherever it is sent from.
    const replyTo = mail.replyTo ?? (sender.address === shop.email ? undefined : shop.email);
    const rendered = renderMail(document, shop);
    const { oneClick } = document.unsubscribe ?? {};
    await sendMail(SMTP_URL, sender, { ...mail, ...rendered, oneClick, ...(replyTo && { replyTo }) }, key);
    await afterwards?.();
  };
}

/** Mails wait until somebody says where to send them. */
class SmtpUnset extends Error {
  override name = 'SmtpUnset';
}

async function toBuyer(
  db: Database,
  orderId: string,
  now: Date,
  write: (order: MailOrder, shop: Shop) => MailDocument | Promise<MailDocument>,
  hours: number = LINK_HOURS.inMail,
): Promise<Written> {
  const shop = shopOfMails();
  const { order, email } = await told(db, orderId, shop, now);
  if (!email) throw new Hopeless('The order has no address');
  const url = await makeOrderLink(db, orderId, shop.url, hours, now);
  return { to: email, document: await write({ ...order, url }, shop) };
}

/** Only what needs hands: made, packed or looked at. A pledge does not before its funding is over. */
async function toShop(db: Database, orderId: string, now: Date): Promise<Written> {
  const shop = shopOfMails();
  const { order, heldReason, email, phone } = await told(db, orderId, shop, now);
  const needsHands = order.isHeld || (!order.isPledge && order.lines.some(({ way }) => way !== 'digital'));
  if (!needsHands) return undefined;
  return {
    to: addressOfShop(),
    document: orderNotice({ ...order, url: `${shop.url}${paths.order}` }, shop, {
      heldReason,
      buyer: { email, phone },
    }),
  };
}

async function invitation(
  db: Database,
  orderId: string,
  things: { name: string; url: string }[],
  now: Date,
): Promise<Written> {
  const shop = shopOfMails();
  const { order, email } = await told(db, orderId, shop, now);
  if (!email) return undefined;
  const unsubscribe = unsubscribeBy(shop.url, 'reviews', orderId);
  return { to: email, document: { ...reviewInvitationMail(order, things, shop), unsubscribe } };
}

async function told(db: Database, orderId: string, shop: Shop, now: Date): Promise<OrderToTell> {
  const found = await orderOfMail(db, orderId, shop.url, now);
  if (!found) throw new Hopeless('There is no such order');
  return found;
}

async function toSender(
  db: Database,
  id: string,
  write: (message: FormMessage, shop: Shop) => MailDocument,
): Promise<Written> {
  const message = await messageOf(db, id);
  if (!message?.fields.email) return undefined;
  return { to: message.fields.email, isReply: true, document: write(message, shopOfMails()) };
}

async function notice(db: Database, id: string): Promise<Written> {
  const message = await messageOf(db, id);
  if (!message) return undefined;
  const { email } = message.fields;
  return {
    to: addressOfShop(),
    ...(email && { replyTo: email }),
    document: formNotice(message, shopOfMails()),
  };
}

/** A message with its fields in the form's order. Undefined when it was deleted meanwhile. */
async function messageOf(db: Database, id: string): Promise<FormMessage | undefined> {
  const [row] = await db.select().from(messageTable).where(eq(messageTable.id, id));
  if (!row) return undefined;
  const names = MESSAGE_FORMS[row.kind].fields.map(({ name }) => name);
  return {
    reference: row.id,
    kind: row.kind,
    region: row.region,
    isUnchecked: row.isUnchecked,
    createdAt: row.createdAt.toISOString(),
    fields: Object.fromEntries(names.flatMap((name) => (row.fields[name] ? [[name, row.fields[name]]] : []))),
  };
}
