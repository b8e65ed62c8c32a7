import { dayIn, moneyIn } from '../../core/basket/amounts.ts';
import { paths } from '../../lib/paths.ts';
import { PaidReceipt } from './PaidReceipt.tsx';
import type { PaidOrder } from './paid-order.ts';
import { YourFiles } from './YourFiles.tsx';

/** A parcel that has left. */
export type Parcel = {
  carrier?: string | undefined;
  trackingNumber?: string | undefined;
  /** An https address. */
  trackingUrl?: string | undefined;
  /** As an ISO date in UTC. */
  sentAt: string;
};

type Props = {
  order: PaidOrder;
  isPledge: boolean;
  /** The most pressing thing about it. */
  status: 'paid' | 'held' | 'fulfilled' | 'part_refunded' | 'refunded' | 'disputed';
  /** What of the total was given back, in minor units. */
  refunded: number;
  parcels?: readonly Parcel[];
};

/** The page of an order for whoever has its link: where it stands, and what was bought. Nothing of who bought it. */
export function OrderStatus({ order, isPledge, status, refunded, parcels = [] }: Props) {
  const { discount, shipping } = order;
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
            Sent on {dayIn(order.region, parcel.sentAt)}
            {parcel.carrier && ` with ${parcel.carrier}`}
            {parcel.trackingNumber && `, number ${parcel.trackingNumber}`}.{' '}
            {parcel.trackingUrl && <a href={parcel.trackingUrl}>Follow the parcel</a>}
          </p>
        ))}
        {!order.isHeld && !isPledge && status !== 'refunded' && <YourFiles order={order} isKept />}
        <h2>If you need something</h2>
        <ul className="thanks-next">
          <li>
            Something not right? <a href={`${paths.contact}?topic=order`}>Write to us</a> with the number{' '}
            {order.id}.
          </li>
          {!isPledge && (
            <li>
              Changed your mind? <a href={paths.withdraw}>Here is the form for it</a>.
            </li>
          )}
          <li>This page is for you alone: whoever has its address sees what you bought.</li>
        </ul>
      </div>
      <PaidReceipt
        order={order}
        sums={[
          ...(isPledge ? [] : [['Subtotal', order.subtotal] as const]),
          ...(discount > 0 ? [['Discount', -discount] as const] : []),
          ...(isPledge ? [] : [['Shipping', shipping] as const]),
        ]}
      />
    </section>
  );
}

type Standing = Pick<Props, 'status' | 'refunded'> & { what: string };

function statusText(
  { isHeld, region, createdAt, ways }: PaidOrder,
  { what, status, refunded }: Standing,
): string {
  const paid = `It was paid on ${dayIn(region, createdAt)}.`;
  if (isHeld)
    return `${paid} We are checking one detail of it by hand and write to you within a working day.`;
  if (status === 'refunded') return `${paid} All of it was given back to you.`;
  const back = refunded > 0 ? ` ${moneyIn(region, refunded)} of it was given back to you.` : '';
  if (status === 'fulfilled' || !ways.isPosted) return `${paid}${back}`;
  return `${paid}${back} ${what === 'pledge' ? 'We write to you when the funding is over.' : 'We write to you when something of it leaves us.'}`;
}
