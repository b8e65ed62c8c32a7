import { Link } from 'wouter';
import { fundingsList } from '#src/contracts/desk/fundings.ts';
import * as words from '#src/words/en/desk/fundings.ts';
import { screens } from '#src/words/en/desk/shell.ts';
import { fill } from '#src/words/fill.ts';
import { fillCount } from '#src/words/fill-count.ts';
import { useRead } from '../client/queries.ts';
import { dayText } from '../parts/date-text.ts';
import { moneyText } from '../parts/money-text.ts';
import { PageHead } from '../parts/PageHead.tsx';
import { QueryResult } from '../parts/QueryResult.tsx';

/** All fundings and their progress. */
export default function FundingsScreen() {
  const list = useRead(fundingsList, {}, { refetchMs: 60_000 });
  return (
    <QueryResult of={list}>
      {(rows) => (
        <>
          <PageHead title={rows.length === 0 ? words.none : fillCount(words.title, rows.length)} />
          {rows.length > 0 && (
            <table className="grid stack">
              <caption className="vh">{screens.fundings}</caption>
              <thead>
                <tr>
                  <th scope="col">{words.funding}</th>
                  <th scope="col">{words.state}</th>
                  <th scope="col" className="num">
                    {words.raised}
                  </th>
                  <th scope="col" className="num">
                    {words.backers}
                  </th>
                  <th scope="col">{words.ends}</th>
                  <th scope="col" className="num">
                    {words.drafts}
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ id, title, state, raised, goal, currency, backers, endsAt, drafts }) => (
                  <tr key={id}>
                    <th scope="row">
                      <Link className="id" href={`/fundings/${id}`}>
                        {title}
                      </Link>
                    </th>
                    <td>{words.states[state]}</td>
                    <td className="num">
                      {fill(words.ofGoal, {
                        raised: moneyText(raised, currency),
                        goal: moneyText(goal, currency),
                      })}
                    </td>
                    <td className="num">{fillCount(words.backersCount, backers)}</td>
                    <td>{dayText(endsAt)}</td>
                    <td className="num due">{drafts > 0 && fillCount(words.draftsCount, drafts)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </>
      )}
    </QueryResult>
  );
}
