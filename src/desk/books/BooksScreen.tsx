import { useState } from 'react';
import { Link } from 'wouter';
import { type BooksTable, booksRead, booksTable } from '#src/contracts/desk/books.ts';
import { dayOf } from '#src/core/dates.ts';
import { monthLater, startOf } from '#src/core/payouts/months.ts';
import * as words from '#src/words/en/desk/books.ts';
import { fill } from '#src/words/fill.ts';
import { useRead } from '../client/queries.ts';
import { Field } from '../parts/Field.tsx';
import { moneyText } from '../parts/money-text.ts';
import { PageHead } from '../parts/PageHead.tsx';
import { QueryResult } from '../parts/QueryResult.tsx';
import { Days } from './Days.tsx';
import { Journals } from './Journals.tsx';
import { Payouts } from './Payouts.tsx';
import { Rows } from './Rows.tsx';
import { Save } from './Save.tsx';

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A month's sales, tax, fees and differences, its journal, and the provider's payouts. */
export default function BooksScreen() {
  const [month, setMonth] = useState(() => new Date().toISOString().slice(0, 7));
  const from = `${month}-01`;
  const to = dayOf(startOf(monthLater(month)));
  const books = useRead(booksRead, { from, to });
  const saveOf = (table: BooksTable, what: string) => (
    <Save label={words.save} what={what} contract={booksTable} input={{ from, to, table }} />
  );
  return (
    <>
      <PageHead title={fill(words.title, { month: MONTH.format(new Date(from)) })} sub={words.note}>
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
      </PageHead>
      <QueryResult of={books}>
        {({ days, tax, fees, differences }) => (
          <>
            <Days days={days}>{saveOf('days', words.days)}</Days>
            <Rows
              title={words.tax}
              none={words.nothing}
              heads={[
                words.region,
                words.kind,
                words.rate,
                words.amount,
                words.taxHead,
                words.refunded,
                words.refundedTax,
              ]}
              texts={3}
              rows={tax.map(({ region, kind, rate, currency, ...row }) => [
                region,
                kind,
                rate === null ? words.unknownRate : fill(words.ratePercent, { rate: rate / 100 }),
                moneyText(row.sold, currency),
                moneyText(row.tax, currency),
                moneyText(-row.refunded, currency),
                moneyText(-row.refundedTax, currency),
              ])}
            >
              {saveOf('tax', words.tax)}
            </Rows>
            <Rows
              title={words.fees}
              none={words.noPayouts}
              heads={[words.region, words.category, words.count, words.gross, words.fee, words.net]}
              texts={2}
              rows={fees.map(({ region, category, count, amount, fee, net, currency }) => [
                region ?? '',
                category.replaceAll('_', ' '),
                count,
                moneyText(amount, currency),
                moneyText(-fee, currency),
                moneyText(net, currency),
              ])}
            >
              {saveOf('provider', words.fees)}
            </Rows>
            <Rows
              title={words.differences}
              none={words.noDifferences}
              heads={[words.orders, words.ordered, words.provided]}
              texts={1}
              rows={differences.map(({ orderId, ordered, provided, currency }) => [
                <Link key={orderId} className="id" href={`/orders/${orderId}`}>
                  {orderId}
                </Link>,
                moneyText(ordered, currency),
                moneyText(provided, currency),
              ])}
            >
              {saveOf('differences', words.differences)}
            </Rows>
            {differences.length > 0 && <p className="small soft">{words.differencesNote}</p>}
          </>
        )}
      </QueryResult>
      <Journals month={month} />
      <Payouts from={from} to={to} />
    </>
  );
}
