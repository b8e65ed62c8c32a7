import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import {
  MESSAGE_TEXT_LENGTH,
  type MessageThread,
  messageDone,
  messageRead,
  messageWrite,
} from '#src/contracts/desk/people.ts';
import * as words from '#src/words/en/desk/people.ts';
import { fill } from '#src/words/fill.ts';
import { useRead, useWrite } from '../client/queries.ts';
import { dateTimeText } from '../parts/date-text.ts';
import { ErrorMessage } from '../parts/ErrorMessage.tsx';
import { Field } from '../parts/Field.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { PersonOrders } from '../parts/PersonOrders.tsx';
import { QueryResult } from '../parts/QueryResult.tsx';

type Kind = MessageThread['lines'][number]['kind'];

/** One message, its replies, and the form to answer. */
export default function MessageScreen({ params: { id = '' } }: { params: Record<string, string> }) {
  const thread = useRead(messageRead, { id });
  const done = useWrite(messageDone);
  return (
    <QueryResult of={thread}>
      {(message) => {
        const isDone = message.state === 'done';
        return (
          <>
            <PageHead
              title={message.fields.find(({ label }) => /name/i.test(label))?.value ?? message.email ?? id}
              sub={
                <>
                  <Link href="/messages">{words.back}</Link>
                  <span>{id}</span>
                  <span>{words.kinds[message.kind]}</span>
                  <span>{dateTimeText(message.createdAt)}</span>
                  <span>{words.states[message.state]}</span>
                </>
              }
            >
              <button
                type="button"
                className="btn"
                disabled={done.isPending}
                onClick={() => done.mutate({ id, isDone: !isDone, seen: message.lines.length })}
              >
                {isDone ? words.reopen : words.markDone}
              </button>
            </PageHead>
            {done.error && <ErrorMessage error={done.error} />}
            <div className="cols">
              <div className="c8">
                <dl>
                  {message.fields.map(({ label, value }) => (
                    <div key={label} className="note-line">
                      <dt className="label">{label}</dt>
                      <dd className="said lines">{value}</dd>
                    </div>
                  ))}
                </dl>
                <ul>
                  {message.lines.map((line) => (
                    <li key={line.id} className={`note-line ${line.kind}`}>
                      <p className="label">
                        {fill(words.lineBy[line.kind], { name: line.by })}, {dateTimeText(line.createdAt)}
                      </p>
                      <p className={line.kind === 'received' ? 'said lines' : 'lines'}>{line.text}</p>
                    </li>
                  ))}
                </ul>
                <Write message={message} />
              </div>
              <aside className="c4 sect">
                <header>
                  <h2>{words.theirOrders}</h2>
                </header>
                <PersonOrders orders={message.orders} />
              </aside>
            </div>
          </>
        );
      }}
    </QueryResult>
  );
}

function Write({ message: { id, email, lines } }: { message: MessageThread }) {
  const write = useWrite(messageWrite);
  const [kind, setKind] = useState<Kind>(email ? 'answer' : 'note');
  const [text, setText] = useState('');
  // Lines that arrive while a member types are not shown: the answer is then refused.
  const [seen, setSeen] = useState(lines.length);
  const send = (event: FormEvent) => {
    event.preventDefault();
    write.mutate(
      { id, kind, text, seen },
      {
        onSuccess: () => {
          setText('');
          setSeen(lines.length + 1);
        },
        onError: () => setSeen(lines.length),
      },
    );
  };
  const hints = {
    answer: fill(words.answerHint, { email: email ?? '' }),
    note: words.noteHint,
    received: words.receivedHint,
  };
  return (
    <form className="write" onSubmit={send}>
      {!email && <p className="small soft">{words.noAddress}</p>}
      {write.error && !write.error.field && <ErrorMessage error={write.error} />}
      <Field label={words.writeAs}>
        {(control) => (
          <select
            {...control}
            className="input"
            value={kind}
            onChange={(event) => setKind(event.target.value as Kind)}
          >
            {(Object.keys(words.lineKinds) as Kind[])
              .filter((one) => email || one !== 'answer')
              .map((one) => (
                <option key={one} value={one}>
                  {words.lineKinds[one]}
                </option>
              ))}
          </select>
        )}
      </Field>
      <Field
        label={words.lineKinds[kind]}
        hint={hints[kind]}
        problem={write.error?.field === 'text' ? write.error.message : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            className="input"
            rows={6}
            required
            maxLength={MESSAGE_TEXT_LENGTH}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <p>
        <button type="submit" className="btn go" disabled={write.isPending}>
          {kind === 'answer' ? words.send : words.save}
        </button>
      </p>
    </form>
  );
}
