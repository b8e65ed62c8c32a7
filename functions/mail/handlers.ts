import { HOUR_MS } from '#src/core/durations.ts';
import type { Invoice } from '#src/core/invoices/invoice.ts';
import type { GiftCardLink } from '#src/core/orders/paid-order.ts';
import type { Database } from '../db/open.ts';
import { linkOf } from '../orders/invoices/links.ts';
import { LINK_HOURS } from '../orders/links/links.ts';
import { env } from '../platform/env.ts';
import { logThrottled } from '../platform/log-throttled.ts';
import { writeCreatorNews } from './creator-news.ts';
import { DESK_WRITERS } from './desk.ts';
import { enqueueWithheld } from './enqueue.ts';
import { FORM_WRITERS } from './forms.ts';
import { writeFundingSurvey } from './funding-survey.ts';
import { writeFundingUpdate } from './funding-update.ts';
import type { MailKind } from './kinds.ts';
import type { MailDocument, Shop } from './layout/document.ts';
import { renderMail } from './layout/render-mail.ts';
import { takeTurn } from './mailbox-budget.ts';
import { invitation, toBuyer } from './order-mails.ts';
import { fundingOfMail, orderOfMail } from './order-of-mail.ts';
import { type OutboxHandler, Postponed, type Task } from './outbox/drain.ts';
import { senderOfMails, shopOfMails } from './sender.ts';
import { SHOP_WRITERS } from './shop-mails.ts';
import { NEWS_WRITERS, type NoticeOf, writeStockNotice } from './subscriptions.ts';
import { addressChanged } from './templates/address-changed.ts';
import { dispatchNotice } from './templates/dispatch.ts';
import { downloadLinks } from './templates/downloads.ts';
import { fundingResult } from './templates/funding-result.ts';
import { giftMail } from './templates/gift.ts';
import { giftCardMail } from './templates/gift-cards.ts';
import type { MailFile, MailOrder } from './templates/order.ts';
import { orderConfirmation } from './templates/order-confirmation.ts';
import { orderLinkMail } from './templates/order-link.ts';
import { paymentFailed, paymentPending, refundNotice } from './templates/payments.ts';
import { type Mail, sendMail } from './transport.ts';
import type { Writer, Written } from './writer.ts';

/**
 * How long a mail waits before it checks its order's money again, in ms.
 * Most are sent as soon as that is decided.
 */
const LOOK_AGAIN_MS = HOUR_MS;

type Sources = {
  /** Creates the download links of an order. Called again for each mail. */
  filesOf?: (db: Database, orderId: string, now: Date) => Promise<MailFile[]>;
  /** Whether an order has files whose links do not work now. */
  hasClosedFiles?: (db: Database, orderId: string) => Promise<boolean>;
  /** The review links for an order's buyer. */
  invitationsOf?: (db: Database, orderId: string, now: Date) => Promise<{ name: string; url: string }[]>;
  /** A stock notice, if it still is to be sent. */
  noticeOf?: NoticeOf;
  /** Replaces expired download links, because a mail may be sent long after the payment. */
  renewFiles?: (db: Database, orderId: string, now: Date) => Promise<void>;
  /** Whether an order's goods or a review request may be mailed: now, when its money is decided, or never. */
  goodsMailState?: (db: Database, orderId: string, now: Date) => Promise<'now' | 'later' | 'never'>;
  /**
   * The invoice of an order, or the credit note of a refund, issued if it was not. `files`: the document,
   * where mails carry it.
   */
  invoiceOf?: (
    db: Database,
    of: { orderId: string; refundId?: string | undefined },
    now: Date,
  ) => Promise<{ invoice: Pick<Invoice, 'kind' | 'number'>; files: NonNullable<Mail['files']> } | undefined>;
  /** The gift cards bought in an order, with their codes. */
  cardsOf?: (db: Database, orderId: string) => Promise<GiftCardLink[]>;
};

/** Mails that only the scheduled run sends: no other function needs the code that writes them. */
type ScheduledMail = 'weekly-report';
type Kind = Exclude<MailKind, ScheduledMail>;

/**
 * The outbox handlers of all other mails. Each writes its mail from the current data,
 * renders it and sends it.
 */
export function mailHandlers({
  filesOf = async () => [],
  hasClosedFiles = async () => false,
  invitationsOf = async () => [],
  noticeOf = async () => undefined,
  cardsOf = async () => [],
  invoiceOf = async () => undefined,
  renewFiles = async () => {},
  goodsMailState = async () => 'now',
}: Sources = {}): Record<Kind, OutboxHandler> {
  /**
   * Sends a mail with goods, or a review request, only while the order is paid. While that is undecided,
   * the mail waits.
   */
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
  /** A mail to the buyer with the link to a document and, where the settings want it, the document. */
  const withInvoice = async (
    of: { orderId: string; refundId?: string | undefined },
    db: Database,
    now: Date,
    write: (order: MailOrder, shop: Shop) => MailDocument | Promise<MailDocument>,
  ): Promise<Written> => {
    const issued = await invoiceOf(db, of, now);
    const written = await toBuyer(db, of.orderId, now, (order, shop) =>
      write({ ...order, invoice: issued && linkOf(issued.invoice, order.url) }, shop),
    );
    return written && { ...written, files: issued?.files ?? [] };
  };
  const freshFilesOf: typeof filesOf = async (db, orderId, now) => {
    await renewFiles(db, orderId, now);
    return filesOf(db, orderId, now);
  };
  const writers: { [K in Kind]: Writer<K> } = {
    'order-confirmation': async ({ orderId }, db, now) => {
      let files: MailFile[] = [];
      const written = await withInvoice({ orderId }, db, now, async (order, shop) => {
        if (!order.isHeld) files = await filesOf(db, orderId, now);
        return orderConfirmation(order, shop, files);
      });
      if (!written || files.length > 0 || !(await hasClosedFiles(db, orderId))) return written;
      // Withheld because of a dispute or a hold: queues a separate mail with the links for later.
      return { ...written, afterwards: () => enqueueWithheld(db, orderId, now) };
    },
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
    refund: async ({ orderId, refundId, refund }, db, now) =>
      withInvoice({ orderId, refundId }, db, now, (order, shop) => refundNotice(order, shop, refund)),
    dispatch: async ({ orderId, dispatch }, db, now) =>
      toBuyer(db, orderId, now, (order, shop) => dispatchNotice(order, shop, dispatch)),
    'address-changed': async ({ orderId, to }, db, now) => {
      const written = await toBuyer(db, orderId, now, addressChanged);
      return written && { ...written, to };
    },
    downloads: async ({ orderId, files, expiresAt }, db, now) =>
      ifOwed(orderId, db, now, async () => {
        const links = files ?? (await freshFilesOf(db, orderId, now));
        // All of them were refunded, or are not released yet.
        if (links.length === 0) return undefined;
        return toBuyer(db, orderId, now, (order, shop) =>
          downloadLinks(order, shop, { files: links, expiresAt }),
        );
      }),
    'gift-cards': async ({ orderId }, db, now) =>
      ifOwed(orderId, db, now, async () => {
        const { order, gifts } = await orderOfMail(db, orderId, shopOfMails().url, now);
        const isForBuyer = (position: number) => !(gifts[position] ?? order.gift)?.email;
        const cards = (await cardsOf(db, orderId)).filter(({ position }) => isForBuyer(position));
        // All of them were refunded, or blocked by the operator.
        if (cards.length === 0) return undefined;
        return toBuyer(db, orderId, now, (order, shop) => giftCardMail(order, shop, cards));
      }),
    gift: async ({ orderId, position }, db, now) =>
      ifOwed(orderId, db, now, async () => {
        const shop = shopOfMails();
        const { order, gifts, made } = await orderOfMail(db, orderId, shop.url, now);
        const isOfLine = position !== undefined;
        const gift = isOfLine ? gifts[position] : order.gift;
        const cards = (await cardsOf(db, orderId)).filter((card) =>
          isOfLine ? card.position === position : !gifts[card.position],
        );
        const files = isOfLine ? [] : await freshFilesOf(db, orderId, now);
        // The gift details were deleted, or everything in it was refunded.
        if (!gift?.email || cards.length + files.length === 0) return undefined;
        const lines = order.lines
          .map((line, at) => ({ ...line, ...made[at], at }))
          .filter(
            ({ way, isGiftCard, at }) =>
              cards.some((card) => card.position === at) ||
              (files.length > 0 && way === 'digital' && !isGiftCard),
          );
        return { to: gift.email, document: giftMail({ ...order, lines }, shop, { gift, cards, files }) };
      }),
    'funding-result': async ({ orderId, fundingId, outcome, back }, db, now) =>
      toBuyer(db, orderId, now, (order, shop) => {
        // A basket contains the funding's product, but is not itself a pledge to the funding.
        const funding = order.funding ?? fundingOfMail(fundingId, shop.url);
        return fundingResult(
          { ...order, funding },
          shop,
          outcome === 'failed' ? { outcome, back } : { outcome },
        );
      }),
    'funding-update': writeFundingUpdate,
    'funding-survey': writeFundingSurvey,
    'creator-news': writeCreatorNews,
    ...DESK_WRITERS,
    ...FORM_WRITERS,
    ...NEWS_WRITERS,
    ...SHOP_WRITERS,
    'stock-notice': (payload, db, now) => writeStockNotice(payload, db, now, noticeOf),
    'review-invitation': async ({ orderId }, db, now) =>
      ifOwed(orderId, db, now, async () => {
        const things = await invitationsOf(db, orderId, now);
        return things.length > 0 ? invitation(db, orderId, things, now) : undefined;
      }),
  };
  return Object.fromEntries(
    Object.entries(writers).map(([kind, write]) => [
      kind,
      handlerOf(kind as MailKind, write as Writer<never>),
    ]),
  ) as Record<Kind, OutboxHandler>;
}

/** The handler of a mail: writes it, checks the mailbox limits, renders it and sends it. */
export function handlerOf(
  kind: MailKind,
  write: (payload: never, db: Database, now: Date) => Promise<Written>,
): OutboxHandler {
  return async ({ key, payload }: Task, { db, now }) => {
    const { SMTP_URL } = env();
    if (!SMTP_URL) throw new SmtpUnset();
    const written = await write(payload as never, db, now);
    if (!written) return;
    const { document, afterwards, ...mail } = written;
    const turn = await takeTurn(db, { key, kind, to: mail.to }, now);
    if (turn.is === 'wait') throw new Postponed(turn.until);
    if (turn.is === 'drop')
      return logThrottled(`mail_dropped:${kind}`, 'info', 'mail_dropped', { kind, key });
    const [shop, sender] = [shopOfMails(), senderOfMails()];
    // Replies always go to the shop's own address, whatever the sender is.
    const replyTo = mail.replyTo ?? (sender.address === shop.email ? undefined : shop.email);
    const rendered = renderMail(document, shop);
    const { oneClick } = document.unsubscribe ?? {};
    await sendMail(SMTP_URL, sender, { ...mail, ...rendered, oneClick, ...(replyTo && { replyTo }) }, key);
    await afterwards?.();
  };
}

/** Thrown while SMTP_URL is not set: the mails wait. */
class SmtpUnset extends Error {
  override name = 'SmtpUnset';
}
