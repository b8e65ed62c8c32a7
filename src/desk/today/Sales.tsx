import { lazy, Suspense, useState } from 'react';
import { SALES_SPANS, type TodaySales, todaySales } from '#src/contracts/desk/today.ts';
import { formatDate } from '#src/core/dates.ts';
import * as shellWords from '#src/words/en/desk/shell.ts';
import * as words from '#src/words/en/desk/today.ts';
import { fill } from '#src/words/fill.ts';
import { fillCount } from '#src/words/fill-count.ts';
import { useRead } from '../client/queries.ts';
import { moneyText, shortMoneyText } from '../parts/money-text.ts';
import { QueryResult } from '../parts/QueryResult.tsx';
import { Views } from '../parts/Views.tsx';
import { currenciesOf, type Series, seriesOf } from './series.ts';

/** With the library that draws it, which no other screen loads. */
const Bars = lazy(() => import('./Bars.tsx'));

type Span = (typeof SALES_SPANS)[number];

/** Sales by day and region, in one currency at a time. */
export function Sales() {
  const [days, setDays] = useState<Span>(30);
  const [chosen, setChosen] = useState<string>();
  const sales = useRead(todaySales, { days });
  return (
    <section className="sect charts">
      <header>
        <h2>{words.salesTitle}</h2>
      </header>
      <Views
        label={words.span}
        views={SALES_SPANS.map((one) => ({ id: String(one), name: words.spans[one] }))}
        current={String(days)}
        onChoose={(id) => setDays(Number(id) as Span)}
      />
      <QueryResult of={sales}>
        {(answer) => {
          const currencies = currenciesOf(answer);
          const currency = currencies.find((one) => one === chosen) ?? currencies[0];
          if (!currency) return <p className="note-line soft">{fill(words.noSales, { days })}</p>;
          return (
            <>
              {currencies.length > 1 && (
                <Views
                  label={words.currency}
                  views={currencies.map((id) => ({ id, name: id }))}
                  current={currency}
                  onChoose={setChosen}
                />
              )}
              <Charts sales={answer} currency={currency} />
              <p className="small soft">{words.salesNote}</p>
            </>
          );
        }}
      </QueryResult>
    </section>
  );
}

function Charts({ sales, currency }: { sales: TodaySales; currency: string }) {
  const revenue = seriesOf(sales, currency, 'total');
  const orders = seriesOf(sales, currency, 'orders');
  const days = revenue.days.length;
  const sum = (amount: number) => moneyText(amount, currency);
  const revenueFact =
    revenue.best &&
    fill(words.revenueFact, {
      total: sum(revenue.total),
      days,
      day: dayText(revenue.best.day),
      best: sum(revenue.best.value),
    });
  const ordersFact =
    orders.best &&
    fillCount(words.ordersFact, orders.total, {
      days,
      day: dayText(orders.best.day),
      best: orders.best.value,
    });
  return (
    <>
      <Chart
        title={revenueFact ?? fill(words.noSales, { days })}
        series={revenue}
        textOf={sum}
        tickOf={(amount) => shortMoneyText(amount, currency)}
      />
      <Chart
        title={ordersFact ?? fill(words.noSales, { days })}
        series={orders}
        textOf={String}
        tickOf={String}
      />
    </>
  );
}

type Props = {
  title: string;
  series: Series;
  textOf: (value: number) => string;
  tickOf: (value: number) => string;
};

/** A chart, its legend, and the same numbers as a table. */
function Chart({ title, series, textOf, tickOf }: Props) {
  const { days, regions, sums } = series;
  return (
    <figure className="chart">
      <figcaption>{title}</figcaption>
      {regions.length > 1 && (
        <ul className="key">
          {regions.map(({ region }, place) => (
            <li key={region}>
              <span className={`swatch tone-${place + 1}`} />
              {region}
            </li>
          ))}
        </ul>
      )}
      <Suspense fallback={<p className="canvas soft">{shellWords.loading}</p>}>
        <Bars title={title} series={series} textOf={textOf} tickOf={tickOf} />
      </Suspense>
      <details>
        <summary>{words.asTable}</summary>
        <div className="wide-table">
          <table className="grid">
            <caption className="vh">{title}</caption>
            <thead>
              <tr>
                <th scope="col">{words.day}</th>
                {regions.map(({ region }) => (
                  <th key={region} scope="col" className="num">
                    {region}
                  </th>
                ))}
                {regions.length > 1 && (
                  <th scope="col" className="num">
                    {words.all}
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {days.map((day, place) => (
                <tr key={day}>
                  <th scope="row" className="nowrap">
                    {dayText(day)}
                  </th>
                  {regions.map(({ region, values }) => (
                    <td key={region} className="num">
                      {textOf(values[place] ?? 0)}
                    </td>
                  ))}
                  {regions.length > 1 && <td className="num">{textOf(sums[place] ?? 0)}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}

function dayText(day: string): string {
  return formatDate('en-GB', { weekday: 'short', day: 'numeric', month: 'short' }, day);
}
