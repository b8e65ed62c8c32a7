import { longDay } from '../../core/dates.ts';
import { nextSteps } from '../../core/orders/next-steps.ts';
import type { PaidOrder } from '../../core/orders/paid-order.ts';
import { sumRows } from '../../core/orders/receipt-words.ts';
import { moneyIn } from '../../core/regions/format.ts';
import { paths } from '../../lib/paths.ts';
import * as labels from '../../words/en/labels.ts';
import { DeliveryNote } from './DeliveryNote.tsx';
import { PaidReceipt } from './PaidReceipt.tsx';
import { YourFiles } from './YourFiles.tsx';
import { YourGiftCards } from './YourGiftCards.tsx';

/** A parcel that was shipped. */
export type Parcel = {
  carrier?: string | undefined;
  trackingNumber?: string | undefined;
  /** An https URL. */
  trackingUrl?: string | undefined;
  /** As an ISO date in UTC. */
  sentAt: string;
};

type Props = {
  order: PaidOrder;
  isPledge: boolean;
  /** Its most important state. */
  status: 'paid' | 'held' | 'fulfilled' | 'part_refunded' | 'refunded' | 'disputed';
  /** The refunded amount, in minor units. */
  refunded: number;
  parcels?: readonly Parcel[];
};

/**
 * An order's page for those who have its link: its state and its lines. Of the buyer's data it shows only the
 * destination's town.
 */
export function OrderStatus({ order, isPledge, status, refunded, parcels = [] }: Props) {
  const isOnItsWay = !isPledge && status !== 'refunded' && status !== 'disputed';
  const steps = isOnItsWay ? stepsOf(order, parcels.length > 0) : [];
  const what = isPledge ? 'pledge' : 'order';
  return (
    <section className="thanks">
      <div className="thanks-words">
        <h1>Your {what}</h1>
        <p className="standfirst">
          Its number is <strong>{order.id}</strong>. {statusText(order, { what, status, refunded })}
        </p>
        {parcels.map((parcel) => (
          <p key={`${parcel.sentAt} ${parcel.trackingNumber}`} className="order-note">
            Sent on {longDay(order.language, parcel.sentAt)}
            {parcel.carrier && ` with ${parcel.carrier}`}
            {parcel.trackingNumber && `, number ${parcel.trackingNumber}`}.{' '}
            {parcel.trackingUrl && <a href={parcel.trackingUrl}>Track your parcel</a>}
          </p>
        ))}
        {!order.isHeld && isOnItsWay && <DeliveryNote order={order} />}
        {!order.isHeld && !isPledge && status !== 'refunded' && <YourFiles order={order} isKept />}
        {!order.isHeld && !isPledge && <YourGiftCards order={order} />}
        {steps.length > 0 && (
          <>
            <h2>What happens next</h2>
            <ul className="thanks-next">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ul>
          </>
        )}
        <h2>If you need something</h2>
        <ul className="thanks-next">
          <li>
            Something not right? <a href={`${paths.contact}?topic=order`}>Write to us</a> with the number{' '}
            {order.id}.
          </li>
          {!isPledge && (
            <li>
              Changed your mind? <a href={paths.withdraw}>{labels.returnOrCancel}</a>.
            </li>
          )}
          <li>This page is for you alone: whoever has its address sees what you bought.</li>
        </ul>
      </div>
      <PaidReceipt order={order} sums={isPledge ? [] : sumRows(order)} />
    </section>
  );
}

/** The next steps, until a parcel was shipped. */
function stepsOf(order: PaidOrder, isSent: boolean): string[] {
  if (order.isHeld) return [];
  return isSent ? [] : nextSteps({ ...order, arrival: undefined });
}

type Standing = Pick<Props, 'status' | 'refunded'> & { what: string };

function statusText(
  { isHeld, region, language, createdAt }: PaidOrder,
  { what, status, refunded }: Standing,
): string {
  const paid = `It was paid on ${longDay(language, createdAt)}.`;
  if (isHeld)
    return `${paid} We are checking one detail of it by hand and write to you within a working day.`;
  if (status === 'refunded') return `${paid} All of it was given back to you.`;
  const back = refunded > 0 ? ` ${moneyIn(region, refunded)} of it was given back to you.` : '';
  return `${paid}${back}${what === 'pledge' ? ' We e-mail you when the funding is over.' : ''}`;
}
