import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { booksRead, payoutsList } from '#src/contracts/desk/books.ts';
import * as words from '#src/words/en/desk/books.ts';
import { fill } from '#src/words/fill.ts';
import { useRead } from '../client/queries.ts';
import { Field } from '../parts/Field.tsx';
import { Head } from '../parts/Head.tsx';
import { dayText } from '../parts/moments.ts';
import { Reading } from '../parts/Reading.tsx';
import { sumText } from '../parts/sums.ts';

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A month's sales, tax, fees and differences, and the provider's payouts. */
export default function BooksScreen() {
  const [month, setMonth] = useState(() => new Date().toISOString().slice(0, 7));
  const from = `${month}-01`;
  const to = nextMonth(month);
  const books = useRead(booksRead, { from, to });
  return (
    <>
      <Head title={fill(words.title, { month: MONTH.format(new Date(from)) })} sub={words.note}>
        <Field label={words.month}>
          {(control) => (
            <input
              {...control}
              className="input"
              type="month"
              value={month}
              onChange={(event) => event.target.value && setMonth(event.target.value)}
            />
          )}
        </Field>
      </Head>
      <Reading of={books}>
        {({ days, tax, fees, differences }) => (
          <>
            <Rows
              title={words.days}
              none={words.nothing}
              heads={[
                words.day,
                words.region,
                words.orders,
                words.goods,
                words.giftCardsSold,
                words.shipping,
                words.discount,
                words.total,
                words.giftCardsSpent,
                words.refunded,
              ]}
              texts={2}
              rows={days.map((row) => [
                row.day,
                row.region,
                row.orders,
                sumText(row.goods, row.currency),
                sumText(row.giftCardsSold, row.currency),
                sumText(row.shipping, row.currency),
                sumText(-row.discount, row.currency),
                sumText(row.total, row.currency),
                sumText(row.giftCardsSpent, row.currency),
                sumText(-row.refunded, row.currency),
              ])}
            />
            <Rows
              title={words.tax}
              none={words.nothing}
              heads={[words.region, words.kind, words.rate, words.amount, words.taxHead]}
              texts={3}
              rows={tax.map(({ region, kind, rate, amount, tax: due, currency }) => [
                region,
                kind,
                rate === null ? words.unknownRate : `${rate / 100} %`,
                sumText(amount, currency),
                sumText(due, currency),
              ])}
            />
            <Rows
              title={words.fees}
              none={words.noPayouts}
              heads={[words.category, words.gross, words.fee, words.net]}
              texts={1}
              rows={fees.map(({ category, amount, fee, net, currency }) => [
                category.replaceAll('_', ' '),
                sumText(amount, currency),
                sumText(-fee, currency),
                sumText(net, currency),
              ])}
            />
            <Rows
              title={words.differences}
              none={words.noDifferences}
              heads={[words.orders, words.ordered, words.provided]}
              texts={1}
              rows={differences.map(({ orderId, ordered, provided, currency }) => [
                <Link key={orderId} className="id" href={`/orders/${orderId}`}>
                  {orderId}
                </Link>,
                sumText(ordered, currency),
                sumText(provided, currency),
              ])}
            />
            {differences.length > 0 && <p className="small soft">{words.differencesNote}</p>}
            <p className="small soft">{fill(words.csv, { from, to })}</p>
          </>
        )}
      </Reading>
      <Payouts />
    </>
  );
}

function Payouts() {
  const payouts = useRead(payoutsList, {});
  return (
    <Reading of={payouts}>
      {({ payouts: rows }) => (
        <Rows
          title={words.payouts}
          none={words.noPayouts}
          heads={[words.arrives, words.status, words.gross]}
          texts={2}
          rows={rows.map(({ arrivesAt, status, failureCode, amount, currency }) => [
            dayText(arrivesAt),
            failureCode ?? status.replaceAll('_', ' '),
            sumText(amount, currency),
          ])}
        />
      )}
    </Reading>
  );
}

/** A table with a title. The first `texts` columns are text, the others figures. */
function Rows({
  title,
  none,
  heads,
  rows,
  texts,
}: {
  title: string;
  none: string;
  heads: readonly string[];
  rows: readonly (readonly ReactNode[])[];
  texts: number;
}) {
  return (
    <section className="sect">
      <header>
        <h2>{title}</h2>
      </header>
      {rows.length === 0 ? (
        <p className="note-line soft">{none}</p>
      ) : (
        <div className="wide-table">
          <table className="grid">
            <caption className="vh">{title}</caption>
            <thead>
              <tr>
                {heads.map((head, index) => (
                  <th key={head} scope="col" className={index < texts ? '' : 'num'}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((cells, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id and are replaced together
                <tr key={row}>
                  {cells.map((cell, index) => (
                    <td key={heads[index]} className={index < texts ? 'nowrap' : 'num'}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

/** The first day of the month after this one (`2026-11`). */
function nextMonth(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
}
