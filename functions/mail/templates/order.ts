import { formatMoney } from '#src/core/money.ts';
import type { GiftNote } from '#src/core/orders/gift-note.ts';
import type { OrderView } from '#src/core/orders/paid-order.ts';
import { receiptRows } from '#src/core/orders/receipt-rows.ts';
import { lineDetails, sumRows } from '#src/core/orders/receipt-words.ts';
import { dayIn } from '#src/core/regions/format.ts';
import { regionOf } from '#src/core/regions/regions.ts';
import type { Arrival } from '#src/core/shipping/arrival.ts';
import { collectionLines, collectionTitle } from '#src/core/shipping/collection-text.ts';
import { lineTax } from '#src/core/tax/tax-words.ts';
import * as words from '#src/words/en/mails/order.ts';
import { address as addressTitle } from '#src/words/en/mails/order-confirmation.ts';
import { totalPaid } from '#src/words/en/sums.ts';
import { fill } from '#src/words/fill.ts';
import { type Block, heading, type Shop, sentence, text, type Words } from '../layout/document.ts';
import { unlinked } from '../layout/unlinked.ts';

/** The funding of a pledge. Dates as ISO dates in UTC. */
export type MailFunding = {
  title: string;
  url: string;
  endsAt: string;
  reward?: { title: string; expectedAt: string } | undefined;
};

/** An order in the form its mails use. Amounts in minor units of `currency`. */
export type MailOrder = OrderView & {
  isPledge: boolean;
  /** The gift's words, and the address for gifts by email. */
  gift?: (GiftNote & { email?: string | undefined }) | undefined;
  /** The name and address as lines, if something is shipped. */
  address: readonly string[];
  /** When the order should arrive. */
  arrival?: Arrival | undefined;
  /** The funding of a pledge. */
  funding?: MailFunding | undefined;
  /** Its invoice, or the credit note of the refund that the mail is about. */
  invoice?: { label: string; href: string } | undefined;
  /** The order's own page. Anyone with this URL can see it. */
  url: string;
};

/** What is taken from the shelf for a line: its SKU, and a text for each part of a bundle. */
export type LinePick = { sku: string | null; parts: readonly string[] };

/** A file that was bought, with its download link. `until` is when the link expires, as an ISO date. */
export type MailFile = { name: string; detail: string; url: string; until?: string };

/** What its mails call an order. */
export function kindOf({ isPledge }: Pick<MailOrder, 'isPledge'>): 'order' | 'pledge' {
  return isPledge ? 'pledge' : 'order';
}

/** The order’s kind and number, for a subject. */
export function referenceOf(order: Pick<MailOrder, 'id' | 'isPledge'>): string {
  return fill(words.reference[kindOf(order)], { id: order.id });
}

/** An amount of the order, formatted for its region. */
export function moneyOf(
  { region, currency }: Pick<MailOrder, 'region' | 'currency'>,
  amount: number,
): string {
  return formatMoney({ amount, currency }, regionOf(region).locale);
}

/**
 * The receipt, with the same lines and sums as the store's own.
 * @param shop shows a picture of each line, from its site
 * @param more details of each line, before the others
 */
export function receiptOf(
  order: Omit<MailOrder, 'url'>,
  { shop, more = [] }: { shop?: Shop; more?: readonly (readonly string[])[] } = {},
): Block {
  const { tax, total, giftCardAmount, isPledge, lines } = order;
  const money = (amount: number) => moneyOf(order, amount);
  return {
    kind: 'receipt',
    lines: lines.map((line, at) => ({
      name: line.name,
      details: [
        ...(more[at] ?? []),
        ...lineDetails({
          ...line,
          customization: line.customization && unlinked(line.customization),
          gift: line.gift && { ...line.gift, name: line.gift.name && unlinked(line.gift.name) },
        }),
        ...lineTax(line.tax, tax.isInside, money),
      ],
      value: money(line.unitAmount * line.quantity),
      picture: shop && pictureOf(line.pictureUrl, shop),
    })),
    sums: receiptRows(order, isPledge ? [] : sumRows(order), money),
    total: { name: totalPaid, value: money(total - giftCardAmount) },
  };
}

/** The URL of a product's picture, for mail programs. Undefined for a drawing, which they do not show. */
export function pictureOf(pictureUrl: string | undefined, { url }: Shop): string | undefined {
  return pictureUrl?.endsWith('.webp') ? `${url}${pictureUrl}` : undefined;
}

/** Where the order goes to, or where it is collected. Empty when nothing is shipped. */
export function placeOf({ address, delivery }: Pick<MailOrder, 'address' | 'delivery'>): Block[] {
  if (delivery?.collection)
    return [
      heading(collectionTitle(delivery.collection)),
      { kind: 'address', lines: collectionLines(delivery.collection) },
    ];
  return address.length === 0 ? [] : [heading(addressTitle), { kind: 'address', lines: address }];
}

/** The order's number and date, for the start of a mail. */
export function orderFacts(order: MailOrder): Block {
  return {
    kind: 'facts',
    rows: [
      [words.number[kindOf(order)], order.id],
      [words.date, dayIn(order.region, order.createdAt)],
    ],
  };
}

/** The link to the invoice or credit note, if there is one. */
export function invoiceOf({ invoice }: Pick<MailOrder, 'invoice'>): Block[] {
  return invoice ? [text(invoice)] : [];
}

/** Where to get help, for the end of a mail about an order. */
export function helpOf({ id }: Pick<MailOrder, 'id'>, shop: Shop): Words[] {
  return sentence(words.help, {
    contact: { label: words.contact, href: `${shop.url}/contact?topic=order` },
    id: { strong: id },
  });
}

export function orderReason(order: Pick<MailOrder, 'isPledge'>, shop: Shop): string {
  return fill(words.reason[kindOf(order)], { shop: shop.name });
}
