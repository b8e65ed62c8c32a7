import type { FormEvent } from 'react';
import type { ShipmentAnswer } from '#src/contracts/desk/order-answers.ts';
import { parcelSend } from '#src/contracts/desk/orders.ts';
import * as words from '#src/words/en/desk/orders.ts';
import { fill } from '#src/words/fill.ts';
import { useWrite } from '../client/queries.ts';
import { CarrierFields, carrierFieldsOf } from '../parts/CarrierFields.tsx';
import { Panel } from '../parts/Panel.tsx';

type Props = { orderId: string; parcel: ShipmentAnswer; onClose: (news?: string) => void };

/** Sends a parcel that is packed. */
export function PackedPanel({ orderId, parcel: { id: shipmentId, number }, onClose }: Props) {
  const send = useWrite(parcelSend);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const carriage = carrierFieldsOf(event.currentTarget);
    send.mutate(
      { id: orderId, shipmentId, ...carriage },
      { onSuccess: () => onClose(fill(words.sentNow, { number })) },
    );
  };
  return (
    <Panel title={fill(words.sendPackedTitle, { number })} onClose={() => onClose()}>
      <form className="write" onSubmit={submit}>
        <CarrierFields error={send.error} />
        <p>
          <button type="submit" className="btn go tall" disabled={send.isPending}>
            {words.sendPacked}
          </button>
        </p>
      </form>
    </Panel>
  );
}
