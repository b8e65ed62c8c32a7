import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { meRead } from '#src/contracts/desk/account.ts';
import type { DeskRole } from '#src/contracts/desk/contract.ts';
import type { DeskOrder } from '#src/contracts/desk/order-answers.ts';
import {
  mailAgain,
  noteAdd,
  orderGiveBack,
  orderRead,
  orderRelease,
  orderTake,
} from '#src/contracts/desk/orders.ts';
import * as words from '#src/words/en/desk/orders.ts';
import { fill } from '#src/words/fill.ts';
import { useRead, useWrite } from '../client/queries.ts';
import { Field } from '../parts/Field.tsx';
import { Head } from '../parts/Head.tsx';
import { momentText } from '../parts/moments.ts';
import { Reading } from '../parts/Reading.tsx';
import { MoneyMark, ParcelMark } from '../parts/States.tsx';
import { Trouble } from '../parts/Trouble.tsx';
import { AddressPanel } from './AddressPanel.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderParcels } from './OrderParcels.tsx';
import { OrderSide } from './OrderSide.tsx';
import { RefundPanel } from './RefundPanel.tsx';
import { SendPanel } from './SendPanel.tsx';

type PanelName = 'send' | 'refund' | 'cancel' | 'address';

/** One order: what is still to be done first, then all that the shop knows of it. */
export default function OrderScreen({ params: { id = '' } }: { params: Record<string, string> }) {
  const order = useRead(orderRead, { id });
  const me = useRead(meRead, {});
  const [panel, setPanel] = useState<PanelName>();
  const [said, setSaid] = useState('');
  const close = (news = '') => {
    setPanel(undefined);
    setSaid(news);
  };
  return (
    <Reading of={order}>
      {(found) => (
        <>
          <Head
            title={found.id}
            sub={
              <>
                <Link href="/orders">{words.back}</Link>
                <MoneyMark {...found} />
                <ParcelMark {...found} />
                <span>{momentText(found.createdAt)}</span>
                <span>{found.region}</span>
              </>
            }
          >
            <Actions order={found} role={me.data?.member.role} open={setPanel} say={setSaid} />
          </Head>
          <p role="status" className="said-line">
            {said}
          </p>
          {found.parcel === 'on_hold' && found.heldReason && (
            <p className="alarm">{fill(words.heldBecause, { reason: found.heldReason })}</p>
          )}
          {found.fraudWarningAt && <p className="alarm">{words.fraud}</p>}
          <div className="cols one">
            <div className="c8">
              <OrderLines order={found} />
              <OrderParcels order={found} />
              <History order={found} />
            </div>
            <div className="c4">
              <OrderSide order={found} />
              <Notes order={found} />
            </div>
          </div>
          {panel === 'address' && (
            <AddressPanel order={found} isOwner={me.data?.member.role === 'owner'} onClose={close} />
          )}
          {panel === 'send' && <SendPanel order={found} onClose={close} />}
          {(panel === 'refund' || panel === 'cancel') && (
            <RefundPanel order={found} isCancelling={panel === 'cancel'} onClose={close} />
          )}
        </>
      )}
    </Reading>
  );
}

function Actions({
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
  const take = useWrite(orderTake);
  const giveBack = useWrite(orderGiveBack);
  const release = useWrite(orderRelease);
  const again = useWrite(mailAgain);
  if (role !== 'owner' && role !== 'packer') return null;
  const isHeld = parcel === 'on_hold' && money !== 'disputed';
  const hasLeft = lines.some(({ parcels }) => parcels && parcels.left > 0);
  const canSend = hasLeft && ['to_pack', 'packing', 'part_sent'].includes(parcel);
  const canRefund = role === 'owner' && sums.refunded < sums.total;
  const trouble = take.error ?? giveBack.error ?? release.error ?? again.error;
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
          disabled={take.isPending}
          onClick={() => take.mutate({ id, version })}
        >
          {words.take}
        </button>
      )}
      {parcel === 'packing' && (
        <button
          type="button"
          className="btn"
          disabled={giveBack.isPending}
          onClick={() => giveBack.mutate({ id })}
        >
          {words.giveBack}
        </button>
      )}
      {canSend && (
        <button type="button" className="btn go" onClick={() => open('send')}>
          {words.send}
        </button>
      )}
      {trouble && <Trouble error={trouble} />}
    </>
  );
}

function History({ order: { history } }: { order: DeskOrder }) {
  return (
    <section className="sect">
      <header>
        <h2>{words.history}</h2>
      </header>
      <ol className="history">
        {history.map(({ at, what, by }) => (
          <li key={`${at} ${what}`}>
            <time dateTime={at}>{momentText(at)}</time>
            <span>{what}</span>
            <span className="by">{by}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Notes({ order: { id, notes } }: { order: DeskOrder }) {
  const add = useWrite(noteAdd);
  const [text, setText] = useState('');
  const save = (event: FormEvent) => {
    event.preventDefault();
    add.mutate({ id, text }, { onSuccess: () => setText('') });
  };
  return (
    <section className="sect">
      <header>
        <h2>{words.notes}</h2>
      </header>
      {notes.map((note) => (
        <p key={note.id} className="note-line lines">
          <span className="label">
            {note.by} {momentText(note.at)}
          </span>
          <br />
          {note.text}
        </p>
      ))}
      <form className="write" onSubmit={save}>
        <Field label={words.note} problem={add.error?.message}>
          {(control) => (
            <textarea
              {...control}
              className="input"
              rows={2}
              required
              maxLength={2_000}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <p>
          <button type="submit" className="btn" disabled={add.isPending}>
            {words.addNote}
          </button>
        </p>
      </form>
    </section>
  );
}
