import { useState } from 'react';
import { Link } from 'wouter';
import { type ProductionList, productionList, productionMark } from '#src/contracts/desk/production.ts';
import { productionCsv } from '#src/core/orders/production.ts';
import * as words from '#src/words/en/desk/production.ts';
import { fill } from '#src/words/fill.ts';
import { fillCount } from '#src/words/fill-count.ts';
import { useRead, useWrite } from '../client/queries.ts';
import { dayText } from '../parts/date-text.ts';
import { download } from '../parts/download.ts';
import { ErrorMessage } from '../parts/ErrorMessage.tsx';
import { NextPageButton } from '../parts/NextPageButton.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { QueryResult } from '../parts/QueryResult.tsx';
import { Views } from '../parts/Views.tsx';

type Row = ProductionList['rows'][number];
const STATES = ['new', 'sent'] as const;

/** Production jobs of orders: download the table for the maker, mark as handed over, then as made. */
export default function ProductionScreen() {
  const [status, setStatus] = useState<(typeof STATES)[number]>('new');
  const [after, setAfter] = useState<NonNullable<ProductionList['next']>>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const list = useRead(productionList, { status, ...(after && { after }) });
  const mark = useWrite(productionMark);
  const to = status === 'new' ? 'sent' : 'done';
  const open = (next: typeof status, page?: typeof after) => {
    setStatus(next);
    setAfter(page);
    setChosen(new Set());
    mark.reset();
  };
  const missed = mark.data ? mark.variables.jobs.length - mark.data.changed : 0;
  return (
    <QueryResult of={list}>
      {({ rows, next }) => {
        const marked = rows.filter(({ id }) => chosen.has(id));
        return (
          <>
            <PageHead
              title={
                next
                  ? fill(words.atLeast, { count: rows.length })
                  : fillCount(status === 'new' ? words.title : words.titleAtMaker, rows.length)
              }
              sub={status === 'new' ? words.hint : words.hintAtMaker}
            />
            <Views
              label={words.views}
              views={STATES.map((one) => ({ id: one, name: words.states[one] }))}
              current={status}
              onChoose={(one) => open(one)}
            />
            {mark.error && <ErrorMessage error={mark.error} />}
            <p role="status">
              {mark.data && fillCount(words.marked[mark.variables.to], mark.data.changed)}{' '}
              {missed > 0 && fillCount(words.others, missed)}
            </p>
            {rows.length === 0 && <p className="blank">{words.empty[status]}</p>}
            {rows.length > 0 && (
              <p className="acts">
                <button
                  type="button"
                  className="btn"
                  onClick={() => setChosen(new Set(rows.map(({ id }) => id)))}
                >
                  {words.selectAll}
                </button>
                <span role="status">{marked.length > 0 && fillCount(words.selected, marked.length)}</span>
                <button
                  type="button"
                  className="btn"
                  disabled={marked.length === 0}
                  onClick={() => download('production.csv', productionCsv(marked))}
                >
                  {words.asCsv}
                </button>
                <button
                  type="button"
                  className="btn go"
                  disabled={marked.length === 0 || mark.isPending}
                  onClick={() =>
                    mark.mutate(
                      { jobs: marked.map(({ orderId, position }) => ({ orderId, position })), to },
                      { onSuccess: () => setChosen(new Set()) },
                    )
                  }
                >
                  {words.mark[to]}
                </button>
              </p>
            )}
            <ul>
              {rows.map((row) => (
                <Thing
                  key={row.id}
                  row={row}
                  isChosen={chosen.has(row.id)}
                  onToggle={() => {
                    const others = [...chosen].filter((id) => id !== row.id);
                    setChosen(new Set(chosen.has(row.id) ? others : [...others, row.id]));
                  }}
                />
              ))}
            </ul>
            {next && <NextPageButton label={words.more} onClick={() => open(status, next)} />}
          </>
        );
      }}
    </QueryResult>
  );
}

function Thing({ row, isChosen, onToggle }: { row: Row; isChosen: boolean; onToggle: () => void }) {
  const { orderId, name, formatName, sku, quantity, customization, preview, isGift, createdAt } = row;
  return (
    <li className="check note-line">
      <input
        className="tick"
        type="checkbox"
        checked={isChosen}
        aria-label={fill(words.select, { name, order: orderId })}
        onChange={onToggle}
      />
      <span>
        <b>
          {quantity} {name}
        </b>
        , {formatName} <span className="soft">{sku}</span>
        <br />
        <Link className="id" href={`/orders/${orderId}`}>
          {orderId}
        </Link>{' '}
        <span className="soft">{dayText(createdAt)}</span>
        {customization && <span className="said block">{fill(words.quoted, { words: customization })}</span>}
        {preview && (
          <a className="link block" href={preview} target="_blank" rel="noreferrer">
            {words.preview}
          </a>
        )}
        {isGift && <span className="soft block">{words.gift}</span>}
      </span>
    </li>
  );
}
