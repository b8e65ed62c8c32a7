import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { meRead } from '#src/contracts/desk/account.ts';
import type { DeskOrder } from '#src/contracts/desk/order-answers.ts';
import { noteAdd, orderRead } from '#src/contracts/desk/orders.ts';
import * as words from '#src/words/en/desk/orders.ts';
import { fill } from '#src/words/fill.ts';
import { useRead, useWrite } from '../client/queries.ts';
import { dateTimeText } from '../parts/date-text.ts';
import { Field } from '../parts/Field.tsx';
import { MoneyMark, ParcelMark } from '../parts/OrderStateMarks.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { QueryResult } from '../parts/QueryResult.tsx';
import { AddressPanel } from './AddressPanel.tsx';
import { OrderActions, type PanelName } from './OrderActions.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderParcels } from './OrderParcels.tsx';
import { OrderSide } from './OrderSide.tsx';
import { RefundPanel } from './RefundPanel.tsx';
import { SendPanel } from './SendPanel.tsx';

/** One order: open actions first, then all its details. */
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
    <QueryResult of={order}>
      {(found) => (
        <>
          <PageHead
            title={found.id}
            sub={
              <>
                <Link href="/orders">{words.back}</Link>
                <MoneyMark {...found} />
                <ParcelMark {...found} />
                <span>{dateTimeText(found.createdAt)}</span>
                <span>{found.region}</span>
              </>
            }
          >
            <OrderActions order={found} role={me.data?.member.role} open={setPanel} say={setSaid} />
          </PageHead>
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
              <OrderParcels
                order={found}
                mayPack={['owner', 'packer'].includes(me.data?.member.role ?? '')}
                say={setSaid}
              />
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
    </QueryResult>
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
            <time dateTime={at}>{dateTimeText(at)}</time>
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
            {note.by} {dateTimeText(note.at)}
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
