import { Link } from 'wouter';
import { ordersCounts } from '#src/contracts/desk/orders.ts';
import { type Dispatch, type Today, type TodayRevenue, todayRead } from '#src/contracts/desk/today.ts';
import { formatDate } from '#src/core/dates.ts';
import * as words from '#src/words/en/desk/today.ts';
import { fill } from '#src/words/fill.ts';
import { fillCount } from '#src/words/fill-count.ts';
import { useRead } from '../client/queries.ts';
import { dateTimeText } from '../parts/date-text.ts';
import { moneyText } from '../parts/money-text.ts';
import { PageHead } from '../parts/PageHead.tsx';
import { QueryResult } from '../parts/QueryResult.tsx';
import { LowStock } from './LowStock.tsx';
import { Sales } from './Sales.tsx';

/** The screen of each kind of task. */
const PLACES: Partial<Record<Today['waiting'][number]['kind'], string>> = {
  held: '/orders?view=on_hold',
  messages: '/messages',
  production: '/production',
  reviews: '/reviews',
  answers: '/reviews',
};
const SPANS = [1, 7, 28] as const;

/** Open tasks, failures, and sales. */
export default function TodayScreen() {
  const today = useRead(todayRead, {}, { refetchMs: 60_000 });
  const counts = useRead(ordersCounts, {}, { refetchMs: 60_000 });
  const toPack = counts.data?.open.to_pack ?? 0;
  return (
    <QueryResult of={today}>
      {({ waiting, alarms, revenue, low, lowCount, dispatch }) => {
        const open = waiting.filter(({ count }) => count > 0);
        const rest = open.reduce((sum, { count }) => sum + count, lowCount);
        const title =
          toPack > 0
            ? fillCount(words.toPack, toPack)
            : rest > 0
              ? fillCount(words.waits, rest)
              : words.nothingWaits;
        return (
          <>
            <PageHead
              title={toPack > 0 ? <Link href="/orders?view=to_pack">{title}</Link> : title}
              sub={dispatchText(dispatch)}
            />
            {alarms.map(({ kind, name, since, why }) => (
              <p key={`${kind} ${name}`} className="alarm" role="alert">
                <b>{kind === 'build' ? words.buildFailed : fill(words.jobFailed, { name })}</b>
                <span>{fill(words.since, { moment: dateTimeText(since) })}</span>
                {why && <span>{why}</span>}
              </p>
            ))}
            {open.length > 0 && (
              <section className="sect">
                <header>
                  <h2>{words.waitingTitle}</h2>
                </header>
                <ul className="waits">
                  {open.map((one) => (
                    <li key={one.kind}>
                      <Waits {...one} />
                    </li>
                  ))}
                </ul>
              </section>
            )}
            <LowStock rows={low} count={lowCount} />
            <Revenue rows={revenue} />
            <Sales />
          </>
        );
      }}
    </QueryResult>
  );
}

function dispatchText({ day, isToday, time, timeZone }: Dispatch): string {
  if (isToday) return fill(words.countsToday, { time, zone: timeZone });
  const options = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  return fill(words.countsLater, { day: formatDate('en-GB', options, day) });
}

function Waits({ kind, count, oldest }: Today['waiting'][number]) {
  const place = PLACES[kind];
  const inside = (
    <>
      <span className="count">{count}</span>
      <span>
        <b>{words.kinds[kind]}</b> <span className="why">{words.why[kind]}</span>
      </span>
      <span className="when">{oldest && fill(words.since, { moment: dateTimeText(oldest) })}</span>
    </>
  );
  if (!place) return <div className="row">{inside}</div>;
  return (
    <Link className="row" href={place}>
      {inside}
    </Link>
  );
}

function Revenue({ rows }: { rows: readonly TodayRevenue[] }) {
  const regions = [...new Set(rows.map(({ region, currency }) => `${region} ${currency}`))];
  const find = (key: string, days: number) =>
    rows.find((row) => `${row.region} ${row.currency}` === key && row.days === days);
  return (
    <section className="sect">
      <header>
        <h2>{words.revenue}</h2>
      </header>
      {regions.length === 0 ? (
        <p className="note-line soft">{words.none}</p>
      ) : (
        <>
          <div className="wide-table">
            <table className="grid tall">
              <caption className="vh">{words.revenue}</caption>
              <thead>
                <tr>
                  <th scope="col">{words.region}</th>
                  {SPANS.map((days) => (
                    <th key={days} scope="col" className="num">
                      {words.days[days]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {regions.map((key) => (
                  <tr key={key}>
                    <th scope="row">{key}</th>
                    {SPANS.map((days) => {
                      const row = find(key, days);
                      const currency = key.split(' ')[1] ?? '';
                      return (
                        <td key={days} className="num">
                          {moneyText(row?.total ?? 0, currency)}
                          <span className="soft small block">
                            {fill(words.before, { amount: moneyText(row?.totalBefore ?? 0, currency) })}
                          </span>
                        </td>
                      );
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p className="small soft">{words.revenueNote}</p>
        </>
      )}
    </section>
  );
}
