import { eq } from 'drizzle-orm';
import type { CurrencyCode } from '../../src/core/money.ts';
import { regionOf } from '../../src/core/regions/regions.ts';
import { paths } from '../../src/lib/paths.ts';
import type { Database } from '../db/open.ts';
import type { OrderLine } from '../db/order-types.ts';
import { orderLine, order as orderTable } from '../db/schema/orders.ts';
import { findFunding } from '../platform/catalogue.ts';
import { arrivalOfOrder, howLineArrives } from '../shipping/how-lines-arrive.ts';
import { orderTax } from '../tax/order-tax.ts';
import type { MailFunding, MailLine, MailOrder } from './templates/order.ts';

type Row = typeof orderTable.$inferSelect;
export type OrderToTell = {
  order: Omit<MailOrder, 'url'>;
  email: string | null;
  phone: string | null;
  heldReason: string | null;
};

/** An order as its mails tell of it, and the address that its buyer gave. Undefined when there is none of that number. */
export async function orderOfMail(
  db: Database,
  orderId: string,
  siteUrl: string,
  now: Date,
): Promise<OrderToTell | undefined> {
  const [row] = await db.select().from(orderTable).where(eq(orderTable.id, orderId));
  if (!row) return undefined;
  const lines = await db
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId))
    .orderBy(orderLine.position);
  const isPledge = row.intent === 'Funding';
  const { id, region, subtotal, discount, shipping, total } = row;
  const told = lines.map((line) => toMailLine(line, row.intent, now));
  return {
    email: row.shippingEmail,
    phone: row.shippingPhone,
    heldReason: row.heldReason,
    order: {
      id,
      region,
      isPledge,
      isHeld: row.status === 'held',
      currency: row.currency as CurrencyCode,
      createdAt: row.createdAt.toISOString(),
      lines: told,
      subtotal,
      discount,
      couponCode: row.couponCode ?? undefined,
      shipping,
      tax: orderTax({
        ...row,
        lines: lines.map((line) => ({ ...line, taxAmount: line.taxAmount ?? undefined })),
      }),
      total,
      giftCardAmount: row.giftCardAmount,
      gift: row.gift ?? undefined,
      address: told.some(({ way }) => way !== 'digital') ? addressOf(row) : [],
      consent: row.digitalConsent ?? undefined,
      delivery: row.delivery ?? undefined,
      arrival: arrivalOfOrder(row, lines, now),
      funding:
        isPledge && lines[0] ? fundingOfMail(lines[0].productId, siteUrl, lines[0].formatId) : undefined,
    },
  };
}

type StoredLine = Pick<
  OrderLine,
  'productId' | 'formatId' | 'name' | 'formatName' | 'quantity' | 'unitAmount'
> & {
  customization?: string | null;
  taxRate?: number | null;
  taxAmount?: number | null;
};

function toMailLine(line: StoredLine, intent: Row['intent'], now: Date): MailLine {
  const { name, formatName, quantity, unitAmount, customization, taxRate, taxAmount } = line;
  return {
    name,
    formatName,
    quantity,
    unitAmount,
    customization: customization ?? undefined,
    tax: taxAmount == null ? undefined : { rate: taxRate ?? null, amount: taxAmount },
    ...howLineArrives(line, intent, now),
  };
}

/** A funding as mails tell of it; `rewardId` is what the order gets of it. Undefined when the catalogue has it no longer. */
export function fundingOfMail(
  fundingId: string,
  siteUrl: string,
  rewardId?: string,
): MailFunding | undefined {
  const funding = findFunding(fundingId);
  if (!funding) return undefined;
  const reward = funding.rewards.find(({ _id }) => _id === rewardId);
  return {
    title: funding.title,
    url: `${siteUrl}${paths.funding(funding._id)}`,
    endsAt: funding.endsAt,
    reward: reward && { title: reward.title, expectedAt: reward.expectedAt },
  };
}

/** Name and address as they stand on a parcel, the country in words. */
function addressOf({ shippingName, shippingAddress, region }: Row): string[] {
  const { line1, line2, city, state, postal_code, country } = shippingAddress ?? {};
  if (!line1) return [];
  const names = new Intl.DisplayNames(regionOf(region).locale, { type: 'region', fallback: 'code' });
  return [
    shippingName,
    line1,
    line2,
    [city, state, postal_code].filter(Boolean).join(', '),
    country && /^[A-Z]{2}$/.test(country) ? names.of(country) : country,
  ].filter((line): line is string => Boolean(line));
}
