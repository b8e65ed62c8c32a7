import { useState } from 'react';
import type { DeskOrder, ShipmentAnswer } from '#src/contracts/desk/order-answers.ts';
import { parcelOpen } from '#src/contracts/desk/orders.ts';
import * as words from '#src/words/en/desk/orders.ts';
import { fill } from '#src/words/fill.ts';
import { useWrite } from '../client/queries.ts';
import { dateTimeText } from '../parts/date-text.ts';
import { ErrorMessage } from '../parts/ErrorMessage.tsx';
import { moneyText } from '../parts/money-text.ts';
import { PackedPanel } from './PackedPanel.tsx';

type Props = { order: DeskOrder; mayPack: boolean; say: (news: string) => void };

/** Parcels that are packed or were sent, and refunds. */
export function OrderParcels({ order, mayPack, say }: Props) {
  const { id: orderId, shipments, lines, refunds, currency } = order;
  const [sending, setSending] = useState<ShipmentAnswer>();
  const open = useWrite(parcelOpen);
  const nameOf = (number: number) => {
    const line = lines.find((one) => one.number === number);
    return line ? `${line.name}, ${line.formatName}` : String(number);
  };
  return (
    <>
      <section className="sect parcels">
        <header>
          <h2>{words.parcels}</h2>
        </header>
        {open.error && <ErrorMessage error={open.error} />}
        {shipments.length === 0 && <p className="note-line soft">{words.noParcels}</p>}
        {shipments.map((parcel) => (
          <div key={parcel.id} className="parcel">
            <div>
              <b>{fill(words.parcelNumber, { number: parcel.number })}</b>
              <br />
              <span className="soft">
                {parcel.sentAt ? dateTimeText(parcel.sentAt) : words.parcel.packing}
              </span>
            </div>
            <ul>
              {parcel.lines.map(({ number, quantity }) => (
                <li key={number}>
                  {quantity} {nameOf(number)}
                </li>
              ))}
              <li className="soft">
                {parcel.carrier} <Tracking tracking={parcel.tracking} />
              </li>
            </ul>
            <span className="soft">
              {parcel.by}
              {mayPack && !parcel.sentAt && (
                <span className="acts">
                  <button type="button" className="btn mini" onClick={() => setSending(parcel)}>
                    {words.sendPacked}
                  </button>
                  <button
                    type="button"
                    className="btn mini"
                    disabled={open.isPending}
                    onClick={() => open.mutate({ id: orderId, shipmentId: parcel.id })}
                  >
                    {words.openPacked}
                  </button>
                </span>
              )}
            </span>
          </div>
        ))}
      </section>
      {sending && (
        <PackedPanel
          orderId={orderId}
          parcel={sending}
          onClose={(news) => {
            setSending(undefined);
            if (news) say(news);
          }}
        />
      )}
      {refunds.length > 0 && (
        <section className="sect">
          <header>
            <h2>{words.refunds}</h2>
          </header>
          <ul className="pairs">
            {refunds.map(({ id, amount, state, toGiftCard, createdAt }) => (
              <li key={id}>
                <span className="soft">{dateTimeText(createdAt)}</span>{' '}
                {toGiftCard ? words.toGiftCard : words.toCard}, {state}{' '}
                <span className="num">{moneyText(amount, currency)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Tracking({ tracking }: { tracking: string | null }) {
  if (!tracking?.startsWith('https://')) return tracking;
  return (
    <a className="link" href={tracking} rel="noreferrer">
      {tracking}
    </a>
  );
}
