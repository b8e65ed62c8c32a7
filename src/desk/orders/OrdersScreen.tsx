import { type FormEvent, useEffect, useRef } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import {
  type ListCursor,
  type OrderFilterInput,
  ordersCounts,
  ordersList,
  viewsList,
} from '#src/contracts/desk/orders.ts';
import * as words from '#src/words/en/desk/orders.ts';
import * as shellWords from '#src/words/en/desk/shell.ts';
import * as sumWords from '#src/words/en/sums.ts';
import { fill } from '#src/words/fill.ts';
import { useRead } from '../client/queries.ts';
import { dateTimeText } from '../parts/date-text.ts';
import { moneyText } from '../parts/money-text.ts';
import { MoneyMark, ParcelMark } from '../parts/OrderStateMarks.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { QueryResult } from '../parts/QueryResult.tsx';
import { Views } from '../parts/Views.tsx';
import { addressOf, filterOf, partsOf } from './address-filter.ts';
import { OrderFilters } from './OrderFilters.tsx';
import { useOrderListShortcuts } from './order-list-shortcuts.ts';

const VIEWS = {
  to_pack: { name: words.toPack, filter: { parcel: ['to_pack'] } },
  packing: { name: words.packing, filter: { parcel: ['packing'] } },
  on_hold: { name: words.held, filter: { parcel: ['on_hold'] } },
  waits: { name: words.waiting, filter: { parcel: ['waits'] } },
  part_sent: { name: words.partSent, filter: { parcel: ['part_sent'] } },
  disputed: { name: words.disputed, filter: { money: ['disputed'] } },
  all: { name: words.all, filter: {} },
} as const satisfies Record<string, { name: string; filter: OrderFilterInput }>;
type View = keyof typeof VIEWS;

/** The list of orders. View and filters are in the address, so that a list can be kept and shared. */
export default function OrdersScreen() {
  const [, navigate] = useLocation();
  const query = new URLSearchParams(useSearch());
  const view = (query.get('view') ?? 'to_pack') as View;
  const parts = partsOf(query);
  const { search = '' } = parts;
  const after = cursorOf(query.get('after'));
  const views = useRead(viewsList, {});
  const saved = views.data?.find(({ id }) => id === query.get('saved'));
  const counts = useRead(ordersCounts, {}, { refetchMs: 60_000 });
  const list = useRead(ordersList, {
    filter: { ...copyOf(VIEWS[search ? 'all' : view]?.filter ?? {}), ...filterOf(parts) },
    ...(after && { after }),
    ...(view === 'to_pack' && !search && { isOldestFirst: true }),
  });
  type Texts = Readonly<Record<string, string | undefined>>;
  const show = (of: View, filter: Texts, more: Texts = {}) => {
    const next = new URLSearchParams({ view: of });
    for (const [name, value] of Object.entries({ ...filter, ...more })) if (value) next.set(name, value);
    navigate(`/orders?${next}`);
  };
  const field = useRef<HTMLInputElement>(null);
  useOrderListShortcuts(field);
  useEffect(() => {
    if (field.current) field.current.value = search;
  }, [search]);
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    show(view, { ...parts, search: field.current?.value.trim() });
  };
  const countOf = (id: View) =>
    id === 'disputed' ? counts.data?.disputed : id === 'all' ? undefined : counts.data?.open[id];
  return (
    <>
      <search>
        <form className="find" onSubmit={find}>
          <label>
            <span className="vh">{words.search}</span>
            <input
              ref={field}
              type="search"
              placeholder={words.searchHint}
              defaultValue={search}
              maxLength={200}
            />
            <kbd>/</kbd>
          </label>
          <button type="submit" className="btn">
            {words.find}
          </button>
        </form>
      </search>
      <PageHead title={shellWords.screens.orders} />
      <Views
        label={words.views}
        views={[
          ...(Object.keys(VIEWS) as View[]).map((id) => {
            const count = countOf(id);
            return { id, name: VIEWS[id].name, ...(count !== undefined && { count }) };
          }),
          ...(views.data ?? []).map(({ id, name }) => ({ id, name })),
        ]}
        current={saved?.id ?? (search ? 'all' : view)}
        onChoose={(id) => {
          const chosen = views.data?.find((one) => one.id === id);
          if (chosen) show('all', addressOf(chosen.filter), { saved: chosen.id });
          else show(id as View, {});
        }}
      />
      <OrderFilters
        parts={parts}
        saved={saved}
        onChange={(change) => show(view, { ...parts, ...change })}
        onClear={() => show('all', {})}
        onSaved={({ id }) => show('all', parts, { saved: id })}
      />
      <QueryResult of={list}>
        {({ rows, next }) => (
          <>
            {rows.length === 0 && <p className="blank">{words.noOrders}</p>}
            {rows.length > 0 && (
              <table className="grid orders stack">
                <caption className="vh">{shellWords.screens.orders}</caption>
                <thead>
                  <tr>
                    <th scope="col">{words.order}</th>
                    <th scope="col">{words.placed}</th>
                    <th scope="col">{words.buyer}</th>
                    <th scope="col">{words.region}</th>
                    <th scope="col">{words.what}</th>
                    <th scope="col">{words.moneyHead}</th>
                    <th scope="col">{words.parcelHead}</th>
                    <th scope="col" className="num">
                      {sumWords.total}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row) => (
                    <tr key={row.id}>
                      <th scope="row" className="o-id">
                        <Link className="id" href={`/orders/${row.id}`}>
                          {row.id}
                        </Link>
                      </th>
                      <td className="o-when soft nowrap">{dateTimeText(row.createdAt)}</td>
                      <td className="o-who">{row.name ?? <span className="soft">{words.unnamed}</span>}</td>
                      <td className="o-reg">{row.region}</td>
                      <td className="o-what">
                        {whatText(row.lines)}
                        {row.isGift && <span className="tag">{words.gift}</span>}
                        {row.isPledge && <span className="tag">{words.pledge}</span>}
                      </td>
                      <td className="o-money">
                        <MoneyMark {...row} />
                      </td>
                      <td className="o-parcel">
                        <ParcelMark {...row} />
                      </td>
                      <td className="o-sum num">{moneyText(row.total, row.currency)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
            <p className="acts pages">
              {after && (
                <button type="button" className="btn" onClick={() => show(view, parts, { saved: saved?.id })}>
                  {words.first}
                </button>
              )}
              {next && (
                <button
                  type="button"
                  className="btn"
                  onClick={() =>
                    show(view, parts, { saved: saved?.id, after: `${next.createdAt}~${next.id}` })
                  }
                >
                  {words.next}
                </button>
              )}
            </p>
          </>
        )}
      </QueryResult>
    </>
  );
}

/** Mutable lists, as the type of a filter requires. */
function copyOf(filter: (typeof VIEWS)[View]['filter']): OrderFilterInput {
  return structuredClone(filter) as OrderFilterInput;
}

function cursorOf(text: string | null): ListCursor | undefined {
  const [createdAt, id] = text?.split('~') ?? [];
  return createdAt && id ? { createdAt, id } : undefined;
}

function whatText(lines: readonly { name: string; quantity: number }[]): string {
  const [line, ...others] = lines;
  const name = line ? `${line.quantity > 1 ? `${line.quantity} × ` : ''}${line.name}` : '';
  return others.length > 0 ? fill(words.andMore, { name, count: others.length }) : name;
}
