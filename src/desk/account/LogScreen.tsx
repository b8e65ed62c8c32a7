import { useState } from 'react';
import { auditList } from '#src/contracts/desk/account.ts';
import * as words from '#src/words/en/desk/account.ts';
import * as shellWords from '#src/words/en/desk/shell.ts';
import { useRead } from '../client/queries.ts';
import { dateTimeText } from '../parts/date-text.ts';
import { NextPageButton } from '../parts/NextPageButton.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { QueryResult } from '../parts/QueryResult.tsx';

/** The audit log of the desk, newest first. */
export default function LogScreen() {
  const [before, setBefore] = useState<number>();
  const entries = useRead(auditList, before === undefined ? {} : { before });
  return (
    <>
      <PageHead title={shellWords.screens.log} sub={words.logIntro} />
      <QueryResult of={entries}>
        {(rows) => (
          <>
            <table className="grid stack">
              <caption className="vh">{shellWords.screens.log}</caption>
              <thead>
                <tr>
                  <th scope="col">{words.when}</th>
                  <th scope="col">{words.who}</th>
                  <th scope="col">{words.what}</th>
                  <th scope="col">{words.about}</th>
                  <th scope="col">{words.outcome}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ id, at, member, action, subject, outcome }) => (
                  <tr key={id}>
                    <td className="nowrap">{dateTimeText(at)}</td>
                    <td>{member ?? <span className="soft">{words.nobody}</span>}</td>
                    <td>{action}</td>
                    <td>{subject}</td>
                    <td className={['done', 'started'].includes(outcome) ? 'soft' : 'due'}>{outcome}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            {rows.length === 50 && (
              <NextPageButton label={words.older} onClick={() => setBefore(rows.at(-1)?.id)} />
            )}
          </>
        )}
      </QueryResult>
    </>
  );
}
