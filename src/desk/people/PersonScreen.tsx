import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { personErase, personExport, personRead } from '#src/contracts/desk/people.ts';
import * as words from '#src/words/en/desk/people.ts';
import { fill } from '#src/words/fill.ts';
import { call } from '../client/call.ts';
import { useRead, useWrite } from '../client/queries.ts';
import { dayText } from '../parts/date-text.ts';
import { download } from '../parts/download.ts';
import { ErrorMessage } from '../parts/ErrorMessage.tsx';
import { Field } from '../parts/Field.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { PersonOrders } from '../parts/PersonOrders.tsx';
import { QueryResult } from '../parts/QueryResult.tsx';

/** The shop's data about a person, with a button that deletes what may be deleted. */
export default function PersonScreen() {
  const [email, setEmail] = useState('');
  const person = useRead(personRead, { email }, { isOn: email !== '' });
  const erase = useWrite(personErase);
  const [problem, setProblem] = useState<{ message: string }>();
  const lookUp = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    erase.reset();
    setEmail(String(new FormData(event.currentTarget).get('email') ?? '').trim());
  };
  return (
    <>
      <PageHead title={words.personTitle} sub={words.personHint} />
      <form className="invite" onSubmit={lookUp}>
        <Field label={words.emailLabel} problem={person.error?.field ? person.error.message : undefined}>
          {(control) => <input {...control} className="input" type="email" name="email" required />}
        </Field>
        <p>
          <button type="submit" className="btn">
            {words.lookUp}
          </button>
        </p>
      </form>
      {(problem ?? erase.error) && <ErrorMessage error={problem ?? erase.error ?? { message: '' }} />}
      {erase.data && (
        <div role="status" className="sect">
          <h2>{words.erased}</h2>
          {erase.data.report.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      {email && !person.error?.field && (
        <QueryResult of={person}>
          {({ orders, messages, isSubscribed, email: address }) => (
            <section className="sect">
              <header>
                <h2>{address}</h2>
                <button
                  type="button"
                  className="btn mini"
                  onClick={() =>
                    void call(personExport, { email: address }).then(
                      ({ file, json }) => download(file, json),
                      setProblem,
                    )
                  }
                >
                  {words.exportAll}
                </button>
                <button
                  type="button"
                  className="btn mini"
                  disabled={erase.isPending}
                  onClick={() =>
                    confirm(fill(words.eraseSure, { email: address })) && erase.mutate({ email: address })
                  }
                >
                  {words.erase}
                </button>
              </header>
              <p className="note-line">{isSubscribed ? words.subscribed : words.notSubscribed}</p>
              <PersonOrders orders={orders} />
              <h3>{words.messages}</h3>
              <ul>
                {messages.map(({ id, kind, createdAt }) => (
                  <li key={id} className="note-line">
                    <Link href={`/messages/${id}`}>{id}</Link> {words.kinds[kind]}, {dayText(createdAt)}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </QueryResult>
      )}
    </>
  );
}
