import type { DeskOrder } from '#src/contracts/desk/order-answers.ts';
import * as words from '#src/words/en/desk/orders.ts';
import { fill } from '#src/words/fill.ts';
import { momentText } from '../parts/moments.ts';
import { sumText } from '../parts/sums.ts';

/** Parcels that were sent, and refunds. */
export function OrderParcels({ order: { shipments, lines, refunds, currency } }: { order: DeskOrder }) {
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
        {shipments.length === 0 && <p className="note-line soft">{words.noParcels}</p>}
        {shipments.map((parcel) => (
          <div key={parcel.id} className="parcel">
            <div>
              <b>{fill(words.parcelNumber, { number: parcel.number })}</b>
              <br />
              <span className="soft">{parcel.sentAt ? momentText(parcel.sentAt) : words.parcel.packing}</span>
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
            <span className="soft">{parcel.by}</span>
          </div>
        ))}
      </section>
      {refunds.length > 0 && (
        <section className="sect">
          <header>
            <h2>{words.refunds}</h2>
          </header>
          <ul className="pairs">
            {refunds.map(({ id, amount, state, toGiftCard, createdAt }) => (
              <li key={id}>
                <span className="soft">{momentText(createdAt)}</span>{' '}
                {toGiftCard ? words.toGiftCard : words.toCard}, {state}{' '}
                <span className="num">{sumText(amount, currency)}</span>
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
