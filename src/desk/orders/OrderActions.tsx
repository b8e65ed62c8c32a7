import { Link } from 'wouter';
import type { DeskRole } from '#src/contracts/desk/contract.ts';
import type { DeskOrder } from '#src/contracts/desk/order-answers.ts';
import {
  mailAgain,
  orderRelease,
  orderReturned,
  orderStartPacking,
  orderStopPacking,
} from '#src/contracts/desk/orders.ts';
import * as words from '#src/words/en/desk/orders.ts';
import { useWrite } from '../client/queries.ts';
import { ErrorMessage } from '../parts/ErrorMessage.tsx';

export type PanelName = 'send' | 'refund' | 'cancel' | 'address';

/** The actions that a member can take on an order now. */
export function OrderActions({
  order: { id, version, money, parcel, lines, mails, sums, address, shipments },
  role,
  open,
  say,
}: {
  order: DeskOrder;
  role: DeskRole | undefined;
  open: (panel: PanelName) => void;
  say: (news: string) => void;
}) {
  const startPacking = useWrite(orderStartPacking);
  const stopPacking = useWrite(orderStopPacking);
  const release = useWrite(orderRelease);
  const again = useWrite(mailAgain);
  const returned = useWrite(orderReturned);
  if (role !== 'owner' && role !== 'packer') return null;
  const isHeld = parcel === 'on_hold' && money !== 'disputed';
  const hasLeft = lines.some(({ parcels }) => parcels && parcels.left > 0);
  const canSend = hasLeft && ['to_pack', 'packing', 'part_sent'].includes(parcel);
  const canRefund = role === 'owner' && sums.refunded < sums.total;
  const trouble = startPacking.error ?? stopPacking.error ?? release.error ?? again.error ?? returned.error;
  return (
    <>
      <button type="button" className="btn" onClick={() => print()}>
        {words.print}
      </button>
      {mails.some(({ kind }) => kind === 'order-confirmation') && (
        <button
          type="button"
          className="btn"
          disabled={again.isPending}
          onClick={() =>
            again.mutate({ id, kind: 'order-confirmation' }, { onSuccess: () => say(words.resent) })
          }
        >
          {words.resend}
        </button>
      )}
      {canSend && (
        <Link className="btn" href={`/packing/${id}`}>
          {words.openInPacking}
        </Link>
      )}
      {address && shipments.length === 0 && hasLeft && (
        <button type="button" className="btn" onClick={() => open('address')}>
          {words.changeAddress}
        </button>
      )}
      {canRefund && (
        <>
          {hasLeft && (
            <button type="button" className="btn" onClick={() => open('cancel')}>
              {words.cancelOrder}
            </button>
          )}
          <button type="button" className="btn" onClick={() => open('refund')}>
            {words.refund}
          </button>
        </>
      )}
      {isHeld && role === 'owner' && (
        <button
          type="button"
          className="btn go"
          disabled={release.isPending}
          onClick={() => confirm(words.releaseSure) && release.mutate({ id })}
        >
          {words.release}
        </button>
      )}
      {canSend && parcel !== 'packing' && (
        <button
          type="button"
          className="btn"
          disabled={startPacking.isPending}
          onClick={() => startPacking.mutate({ id, version })}
        >
          {words.startPacking}
        </button>
      )}
      {(parcel === 'sent' || parcel === 'returned') && address && (
        <button
          type="button"
          className="btn"
          disabled={returned.isPending}
          onClick={() =>
            (parcel === 'returned' || confirm(words.cameBackSure)) &&
            returned.mutate({ id, version, isReturned: parcel === 'sent' })
          }
        >
          {parcel === 'sent' ? words.cameBack : words.notBack}
        </button>
      )}
      {parcel === 'packing' && (
        <button
          type="button"
          className="btn"
          disabled={stopPacking.isPending}
          onClick={() => stopPacking.mutate({ id })}
        >
          {words.stopPacking}
        </button>
      )}
      {canSend && (
        <button type="button" className="btn go" onClick={() => open('send')}>
          {words.send}
        </button>
      )}
      {trouble && <ErrorMessage error={trouble} />}
    </>
  );
}
