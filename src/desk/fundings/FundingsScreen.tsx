import { Link } from 'wouter';
import { fundingsList } from '#src/contracts/desk/fundings.ts';
import * as words from '#src/words/en/desk/fundings.ts';
import { screens } from '#src/words/en/desk/shell.ts';
import { fill } from '#src/words/fill.ts';
import { fillCount } from '#src/words/fill-count.ts';
import { useRead } from '../client/queries.ts';
import { Head } from '../parts/Head.tsx';
import { dayText } from '../parts/moments.ts';
import { Reading } from '../parts/Reading.tsx';
import { sumText } from '../parts/sums.ts';

/** All fundings and their progress. */
export default function FundingsScreen() {
  const list = useRead(fundingsList, {}, { refetchMs: 60_000 });
  return (
    <Reading of={list}>
      {(rows) => (
        <>
          <Head title={rows.length === 0 ? words.none : fillCount(words.title, rows.length)} />
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
                        raised: sumText(raised, currency),
                        goal: sumText(goal, currency),
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
    </Reading>
  );
}
