import { useState } from 'react';
import { passkeyRemove, sessionsEnd, signInsRead } from '#src/contracts/desk/account.ts';
import * as words from '#src/words/en/desk/account.ts';
import * as shellWords from '#src/words/en/desk/shell.ts';
import { fill } from '#src/words/fill.ts';
import { addPasskey, hasPasskeys } from '../client/passkeys.ts';
import { useRead, useWrite } from '../client/queries.ts';
import { signOut } from '../client/sign-out.ts';
import { dateTimeText, dayText } from '../parts/date-text.ts';
import { ErrorMessage } from '../parts/ErrorMessage.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { QueryResult } from '../parts/QueryResult.tsx';
import { browserName } from './browser-name.ts';
import { OwnMails } from './OwnMails.tsx';

/** A member's own sessions, passkeys and mails. */
export default function AccountScreen() {
  const signIns = useRead(signInsRead, {});
  const end = useWrite(sessionsEnd);
  const remove = useWrite(passkeyRemove);
  const [problem, setProblem] = useState<{ message: string }>();
  const [said, setSaid] = useState('');
  const add = async () => {
    setProblem(undefined);
    try {
      await addPasskey(fill(words.passkeyName, { day: dayText(new Date().toISOString()) }));
      setSaid(words.passkeyAdded);
      await signIns.refetch();
    } catch {
      setProblem({ message: words.passkeyFailed });
    }
  };
  const trouble = problem ?? end.error ?? remove.error;
  return (
    <>
      <PageHead title={shellWords.screens.account} sub={words.idle}>
        <button type="button" className="btn" onClick={() => void signOut()}>
          {shellWords.signOut}
        </button>
      </PageHead>
      {trouble && <ErrorMessage error={trouble} />}
      <p role="status">{said}</p>
      <QueryResult of={signIns}>
        {({ sessions, passkeys }) => (
          <>
            <section className="sect">
              <header>
                <h2>{words.passkeys}</h2>
                {hasPasskeys() && (
                  <button type="button" className="btn mini" onClick={() => void add()}>
                    {words.addPasskey}
                  </button>
                )}
              </header>
              {passkeys.length === 0 && <p className="note-line">{words.noPasskeys}</p>}
              <ul>
                {passkeys.map(({ id, name }) => (
                  <li key={id} className="parcel">
                    <b>{name ?? words.unknown}</b>
                    <span />
                    <button type="button" className="btn mini" onClick={() => remove.mutate({ id })}>
                      {words.remove}
                    </button>
                  </li>
                ))}
              </ul>
            </section>
            <section className="sect">
              <header>
                <h2>{words.sessions}</h2>
                {sessions.length > 1 && (
                  <button type="button" className="btn mini" onClick={() => end.mutate({})}>
                    {words.endOthers}
                  </button>
                )}
              </header>
              <table className="grid stack">
                <caption className="vh">{words.sessions}</caption>
                <thead>
                  <tr>
                    <th scope="col">{words.browser}</th>
                    <th scope="col">{words.started}</th>
                    <th scope="col">{words.lastUsed}</th>
                    <td />
                  </tr>
                </thead>
                <tbody>
                  {sessions.map(({ id, browser, startedAt, lastUsedAt, isThis }) => (
                    <tr key={id}>
                      <td title={browser ?? undefined}>
                        {(browser && browserName(browser)) ?? words.unknown}
                      </td>
                      <td className="nowrap">{dateTimeText(startedAt)}</td>
                      <td className="nowrap">{isThis ? words.thisOne : dateTimeText(lastUsedAt)}</td>
                      <td className="num">
                        {!isThis && (
                          <button type="button" className="btn mini" onClick={() => end.mutate({ id })}>
                            {words.end}
                          </button>
                        )}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          </>
        )}
      </QueryResult>
      <OwnMails />
    </>
  );
}
