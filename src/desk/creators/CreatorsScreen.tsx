import { useState } from 'react';
import { Link } from 'wouter';
import { meRead } from '#src/contracts/desk/account.ts';
import {
  creatorsList,
  monthClose,
  payoutsCsv,
  payoutsList,
  payoutsPaid,
} from '#src/contracts/desk/creators.ts';
import * as words from '#src/words/en/desk/creators.ts';
import * as shellWords from '#src/words/en/desk/shell.ts';
import { fill } from '#src/words/fill.ts';
import { fillCount } from '#src/words/fill-count.ts';
import { call } from '../client/call.ts';
import { useRead, useWrite } from '../client/queries.ts';
import { dayText } from '../parts/date-text.ts';
import { download } from '../parts/download.ts';
import { ErrorMessage } from '../parts/ErrorMessage.tsx';
import { moneyText } from '../parts/money-text.ts';
import { PageHead } from '../parts/PageHead.tsx';
import { QueryResult } from '../parts/QueryResult.tsx';

/** The earnings of each creator, the month that can be closed, and payments that are due. */
export default function CreatorsScreen() {
  const list = useRead(creatorsList, {});
  const close = useWrite(monthClose);
  return (
    <QueryResult of={list}>
      {({ creators, closing }) => (
        <>
          <PageHead
            title={shellWords.screens.creators}
            sub={closing.isClosed && fill(words.closed, { month: closing.month })}
          >
            {!closing.isClosed && (
              <button
                type="button"
                className="btn"
                disabled={close.isPending}
                onClick={() =>
                  confirm(fill(words.closeSure, { month: closing.month })) &&
                  close.mutate({ month: closing.month })
                }
              >
                {fill(words.closeMonth, { month: closing.month })}
              </button>
            )}
          </PageHead>
          {close.error && <ErrorMessage error={close.error} />}
          <p role="status">{close.data && fillCount(words.madeStatements, close.data.statements)}</p>
          {creators.length === 0 ? (
            <p className="note-line soft">{words.noCreators}</p>
          ) : (
            <table className="grid stack">
              <caption className="vh">{shellWords.screens.creators}</caption>
              <thead>
                <tr>
                  <th scope="col">{words.name}</th>
                  <th scope="col">{words.hasAccount}</th>
                  <th scope="col" className="num">
                    {words.balance}
                  </th>
                  <th scope="col" className="num">
                    {words.due}
                  </th>
                </tr>
              </thead>
              <tbody>
                {creators.map(({ party, name, balances, due, hasAccount }) => (
                  <tr key={party}>
                    <th scope="row">
                      <Link className="id" href={`/creators/${encodeURIComponent(party)}`}>
                        {name}
                      </Link>
                    </th>
                    <td className={hasAccount ? 'soft' : 'due'}>{hasAccount ? words.yes : words.no}</td>
                    <td className="num">{sumsText(balances)}</td>
                    <td className="num">{sumsText(due)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          <Payouts />
        </>
      )}
    </QueryResult>
  );
}

function Payouts() {
  const payouts = useRead(payoutsList, {});
  const isOwner = useRead(meRead, {}).data?.member.role === 'owner';
  const paid = useWrite(payoutsPaid);
  const [problem, setProblem] = useState<{ message: string }>();
  // The payments of the last saved list: only these are marked as paid.
  const [listed, setListed] = useState<{ id: number; due: number }[]>([]);
  const save = async (form: 'sepa' | 'bacs') => {
    setProblem(undefined);
    try {
      const { file, csv, statements } = await call(payoutsCsv, { form });
      setListed(statements);
      if (statements.length === 0) setProblem({ message: words.nothingListed });
      else download(file, csv);
    } catch (error) {
      setProblem(error as Error);
    }
  };
  return (
    <QueryResult of={payouts}>
      {(rows) => (
        <section className="sect">
          <header>
            <h2>{words.payouts}</h2>
            {isOwner && rows.length > 0 && (
              <span className="acts">
                <button type="button" className="btn mini" onClick={() => void save('sepa')}>
                  {words.sepa}
                </button>
                <button type="button" className="btn mini" onClick={() => void save('bacs')}>
                  {words.bacs}
                </button>
                <button
                  type="button"
                  className="btn mini"
                  disabled={paid.isPending || listed.length === 0}
                  onClick={() =>
                    confirm(fill(words.markSure, { count: listed.length })) &&
                    paid.mutate({ statements: listed }, { onSettled: () => setListed([]) })
                  }
                >
                  {words.markPaid}
                </button>
              </span>
            )}
          </header>
          {isOwner && rows.length > 0 && <p className="small soft">{words.listFirst}</p>}
          {(problem ?? paid.error) && <ErrorMessage error={problem ?? paid.error ?? { message: '' }} />}
          <p role="status">{paid.data && fillCount(words.paid, paid.data.paid)}</p>
          {rows.length === 0 && <p className="note-line soft">{words.noPayouts}</p>}
          <ul>
            {rows.map(({ id, name, month, due, currency, payday, account }) => (
              <li key={id} className="parcel">
                <b>{name}</b>
                <span>
                  {month} <span className="soft">{fill(words.dueOn, { day: dayText(payday) })}</span>{' '}
                  <span className={account ? 'soft' : 'due'}>{account ?? words.no}</span>
                </span>
                <span className="num">{moneyText(due, currency)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </QueryResult>
  );
}

/** Sums of several currencies. */
function sumsText(sums: readonly { amount: number; currency: string }[]): string {
  return sums.map(({ amount, currency }) => moneyText(amount, currency)).join(', ');
}
