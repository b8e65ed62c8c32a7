import { type FormEvent, useState } from 'react';
import type { DeskOrder } from '#src/contracts/desk/order-answers.ts';
import { orderSend } from '#src/contracts/desk/orders.ts';
import * as words from '#src/words/en/desk/orders.ts';
import { fill } from '#src/words/fill.ts';
import { useWrite } from '../client/queries.ts';
import { CarrierFields, carrierFieldsOf } from '../parts/CarrierFields.tsx';
import { Panel } from '../parts/Panel.tsx';

/** Sends pieces of an order as one parcel: all that is left, unless a number is lowered. */
export function SendPanel({ order, onClose }: { order: DeskOrder; onClose: (news?: string) => void }) {
  const { id, version, lines } = order;
  const left = lines.filter(({ parcels }) => parcels && parcels.left > 0);
  const [chosen, setChosen] = useState<Record<number, number>>(
    Object.fromEntries(left.map(({ number, parcels }) => [number, parcels?.left ?? 0])),
  );
  const send = useWrite(orderSend);
  const pieces = left.flatMap(({ number }) => (chosen[number] ? [{ number, quantity: chosen[number] }] : []));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const carriage = carrierFieldsOf(event.currentTarget);
    send.mutate(
      { id, version, lines: pieces, ...carriage },
      { onSuccess: ({ number }) => onClose(fill(words.sentNow, { number })) },
    );
  };
  const count = pieces.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Panel title={words.sendTitle} onClose={() => onClose()}>
      <form className="write" onSubmit={submit}>
        <p>{words.sendIntro}</p>
        <ul>
          {left.map(({ number, name, formatName, parcels, customization }) => (
            <li key={number} className="check note-line">
              <input
                className="input qty"
                type="number"
                min={0}
                max={parcels?.left}
                value={chosen[number] ?? 0}
                aria-label={fill(words.pieces, { name: `${name}, ${formatName}` })}
                onChange={(event) => setChosen({ ...chosen, [number]: Number(event.target.value) })}
              />
              <span>
                <span className="soft">{fill(words.ofLeft, { left: parcels?.left ?? 0 })}</span> <b>{name}</b>{' '}
                {formatName}
                {customization && <span className="words block">{customization}</span>}
              </span>
            </li>
          ))}
        </ul>
        <CarrierFields error={send.error} />
        <p>
          <button type="submit" className="btn go tall" disabled={send.isPending || count === 0}>
            {fill(words.sendButton, { count })}
          </button>
        </p>
      </form>
    </Panel>
  );
}
