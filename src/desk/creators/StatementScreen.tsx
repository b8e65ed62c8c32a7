import { useState } from 'react';
import { meRead } from '#src/contracts/desk/account.ts';
import { type StatementHead, statementCsv, statementRead } from '#src/contracts/desk/creators.ts';
import * as words from '#src/words/en/desk/creators.ts';
import { fill } from '#src/words/fill.ts';
import { call } from '../client/call.ts';
import { useRead } from '../client/queries.ts';
import { dayText } from '../parts/date-text.ts';
import { download } from '../parts/download.ts';
import { moneyText } from '../parts/money-text.ts';
import { NextPageButton } from '../parts/NextPageButton.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { QueryResult } from '../parts/QueryResult.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import { EntryPanel } from './EntryPanel.tsx';

type Chosen = { month: StatementHead['month']; currency: StatementHead['currency'] };

/** A statement: sales by region, and every step from the price to the creator’s share. */
export default function StatementScreen({ params }: { params: Record<string, string> }) {
  const party = params.party === undefined ? undefined : decodeURIComponent(params.party);
  const [chosen, setChosen] = useState<Chosen>();
  const [after, setAfter] = useState<{ entry: number; number: number }>();
  const isOwner = useRead(meRead, {}).data?.member.role === 'owner';
  const [panel, setPanel] = useState<'account' | 'entry'>();
  const [said, setSaid] = useState('');
  const close = (news = '') => {
    setPanel(undefined);
    setSaid(news);
  };
  const which = { ...(party && { party }), ...chosen };
  const statement = useRead(statementRead, { ...which, ...(after && { after }) });
  // A creator without sales has no statement, which is not an error.
  if (statement.error?.code === 'not_found') return <p className="blank">{statement.error.message}</p>;
  return (
    <QueryResult of={statement}>
      {({ name, colour, head, months, rows, next }) => (
        <div className="statement" style={colour ? { borderBlockStart: `6px solid ${colour}` } : undefined}>
          <PageHead
            title={fill(words.statement, {
              month: head.month,
              amount: moneyText(head.earned, head.currency),
            })}
            sub={
              <>
                <span>{name}</span>
                <span>
                  {head.state === 'closed' && head.closing > 0 ? words.movedOn : words.states[head.state]}
                </span>
                {head.due > 0 && <span>{fill(words.dueOn, { day: dayText(head.payday) })}</span>}
              </>
            }
          >
            {isOwner && party && (
              <>
                <button type="button" className="btn" onClick={() => setPanel('account')}>
                  {words.accountTitle}
                </button>
                <button type="button" className="btn" onClick={() => setPanel('entry')}>
                  {words.entryTitle}
                </button>
              </>
            )}
            <button
              type="button"
              className="btn"
              onClick={() => void call(statementCsv, which).then(({ file, csv }) => download(file, csv))}
            >
              {words.asCsv}
            </button>
          </PageHead>
          <p role="status">{said}</p>
          <dl className="pairs">
            {(
              [
                [words.opening, head.opening],
                [words.earned, head.earned],
                [words.paidSum, -head.paid],
                [words.closing, head.closing],
                [words.due, head.due],
              ] as const
            ).map(([label, amount]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{moneyText(amount, head.currency)}</dd>
              </div>
            ))}
          </dl>
          {rows.length === 0 ? (
            <p className="note-line soft">{words.noLines}</p>
          ) : (
            <div className="wide-table">
              <table className="grid">
                <caption className="vh">{head.month}</caption>
                <thead>
                  <tr>
                    <th scope="col">{words.day}</th>
                    <th scope="col">{words.what}</th>
                    <th scope="col">{words.region}</th>
                    {[
                      words.quantity,
                      words.gross,
                      words.tax,
                      words.printing,
                      words.fee,
                      words.share,
                      words.result,
                    ].map((label) => (
                      <th key={label} scope="col" className="num">
                        {label}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: lines of a statement have no id and never move
                    <tr key={index}>
                      <td className="nowrap">{row.day}</td>
                      <td>
                        {row.name ?? row.note} <span className="soft">{kindText(row.kind)}</span>
                      </td>
                      <td>{row.region}</td>
                      <td className="num">{row.quantity}</td>
                      {[row.gross, row.tax, row.printing, row.fee].map((amount, column) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: the columns are fixed
                        <td key={column} className="num">
                          {moneyText(amount, row.currency)}
                        </td>
                      ))}
                      <td className="num">{row.percent !== null && `${row.percent} %`}</td>
                      <td className="num">{moneyText(row.paid, row.paidIn)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
          {next && <NextPageButton label={words.more} onClick={() => setAfter(next)} />}
          <section className="sect">
            <header>
              <h2>{words.months}</h2>
            </header>
            <ul>
              {months.map((one) => (
                <li key={`${one.month} ${one.currency}`} className="parcel">
                  <button
                    type="button"
                    className="link"
                    onClick={() => {
                      setAfter(undefined);
                      setChosen({ month: one.month, currency: one.currency });
                    }}
                  >
                    {one.month}
                  </button>
                  <span className="soft">{words.states[one.state]}</span>
                  <span className="num">{moneyText(one.earned, one.currency)}</span>
                </li>
              ))}
            </ul>
          </section>
          {panel === 'account' && party && <AccountPanel party={party} onClose={close} />}
          {panel === 'entry' && party && (
            <EntryPanel party={party} currency={head.currency} onClose={close} />
          )}
        </div>
      )}
    </QueryResult>
  );
}

/** The word for a kind of entry; the kind itself for one of a later release. */
function kindText(kind: string): string {
  return Object.hasOwn(words.kinds, kind) ? words.kinds[kind as keyof typeof words.kinds] : kind;
}
