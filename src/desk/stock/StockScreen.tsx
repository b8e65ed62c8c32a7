import { useState } from 'react';
import { Link } from 'wouter';
import { type StockItem, stockList } from '#src/contracts/desk/stock.ts';
import * as words from '#src/words/en/desk/stock.ts';
import { fill } from '#src/words/fill.ts';
import { fillCount } from '#src/words/fill-count.ts';
import { useRead } from '../client/queries.ts';
import { dateTimeText, dayText } from '../parts/date-text.ts';
import { PageHead } from '../parts/PageHead.tsx';
import { QueryResult } from '../parts/QueryResult.tsx';
import { ChangePanel } from './ChangePanel.tsx';

/** The stock by variant. Each row can be counted or adjusted. */
export default function StockScreen() {
  const list = useRead(stockList, {});
  const [search, setSearch] = useState('');
  const [isLowOnly, setIsLowOnly] = useState(false);
  const [open, setOpen] = useState<StockItem>();
  const [said, setSaid] = useState('');
  return (
    <QueryResult of={list}>
      {(items) => {
        const shown = items.filter(
          (item) => (!isLowOnly || item.isLow) && matches(item, search.trim().toLowerCase()),
        );
        return (
          <>
            <search className="find">
              <label>
                <span className="vh">{words.find}</span>
                <input
                  type="search"
                  placeholder={words.find}
                  value={search}
                  onChange={(event) => setSearch(event.target.value)}
                />
              </label>
              <label className="plain-check">
                <input
                  className="tick"
                  type="checkbox"
                  checked={isLowOnly}
                  onChange={(event) => setIsLowOnly(event.target.checked)}
                />
                {words.onlyLow}
              </label>
            </search>
            <PageHead title={fillCount(words.title, items.length)} />
            <p role="status">{said}</p>
            {shown.length === 0 && <p className="note-line soft">{words.nothingFound}</p>}
            {shown.length > 0 && (
              <table className="grid stack">
                <caption className="vh">{fillCount(words.title, shown.length)}</caption>
                <thead>
                  <tr>
                    <th scope="col">{words.columns.thing}</th>
                    <th scope="col">{words.columns.sku}</th>
                    <th scope="col">{words.columns.shelf}</th>
                    {(['left', 'held', 'toSend', 'onShelf'] as const).map((name) => (
                      <th key={name} scope="col" className="num">
                        {words.columns[name]}
                      </th>
                    ))}
                    <td />
                  </tr>
                </thead>
                <tbody>
                  {shown.map((item) => (
                    <Row
                      key={`${item.productId} ${item.formatId}`}
                      item={item}
                      onOpen={() => setOpen(item)}
                    />
                  ))}
                </tbody>
              </table>
            )}
            {open && (
              <ChangePanel
                item={open}
                onClose={(news = '') => {
                  setOpen(undefined);
                  setSaid(news);
                }}
              />
            )}
          </>
        );
      }}
    </QueryResult>
  );
}

function Row({ item, onOpen }: { item: StockItem; onOpen: () => void }) {
  const { name, formatName, sku, shelf, left, held, heldUntil, toSend, onShelf, isLow, otherContent } = item;
  return (
    <tr>
      <th scope="row">
        {name} <span className="soft">{formatName}</span>
        {isLow && <span className="tag due">{words.low}</span>}
        {otherContent && (
          <span className="small soft block">
            {fill(words.otherContent, { count: otherContent.count, day: dayText(otherContent.countedAt) })}
          </span>
        )}
      </th>
      <td className="soft nowrap">{sku}</td>
      <td>{shelf}</td>
      <td className="num" data-label={words.columns.left}>
        {left ?? words.unlimited}
      </td>
      <td className="num" data-label={words.columns.held}>
        {held > 0 && heldUntil ? fill(words.heldUntil, { count: held, time: dateTimeText(heldUntil) }) : held}
      </td>
      <td className="num" data-label={words.columns.toSend}>
        {toSend}
      </td>
      <td className="num" data-label={words.columns.onShelf}>
        {onShelf}
      </td>
      <td className="num">
        <button
          type="button"
          className="btn mini"
          aria-label={`${words.count} ${name}, ${formatName}`}
          onClick={onOpen}
        >
          {words.count}
        </button>{' '}
        <Link className="btn mini" href={`/stock/${item.productId}/${item.formatId}`}>
          {words.history}
        </Link>
      </td>
    </tr>
  );
}

function matches({ name, formatName, sku, barcode, shelf }: StockItem, search: string): boolean {
  const text = [name, formatName, sku, barcode, shelf].join(' ').toLowerCase();
  return search.split(/\s+/).every((word) => text.includes(word));
}
