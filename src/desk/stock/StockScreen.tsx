import { type FormEvent, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { type StockItem, stockAdd, stockCount, stockList } from '#src/contracts/desk/stock.ts';
import * as words from '#src/words/en/desk/stock.ts';
import { fill } from '#src/words/fill.ts';
import { fillCount } from '#src/words/fill-count.ts';
import { useRead, useWrite } from '../client/queries.ts';
import { Field } from '../parts/Field.tsx';
import { Head } from '../parts/Head.tsx';
import { dayText, momentText } from '../parts/moments.ts';
import { Panel } from '../parts/Panel.tsx';
import { Reading } from '../parts/Reading.tsx';
import { Trouble } from '../parts/Trouble.tsx';

/** What lies on the shelves. A press of a row’s button counts it, or says what came and went. */
export default function StockScreen() {
  const list = useRead(stockList, {});
  const [search, setSearch] = useState('');
  const [isLowOnly, setIsLowOnly] = useState(false);
  const [open, setOpen] = useState<StockItem>();
  const [said, setSaid] = useState('');
  return (
    <Reading of={list}>
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
            <Head title={fillCount(words.title, items.length)} />
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
    </Reading>
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
        {held > 0 && heldUntil ? fill(words.heldUntil, { count: held, time: momentText(heldUntil) }) : held}
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

type Reason = 'counted' | 'received' | 'damaged' | 'returned' | 'correction';

function ChangePanel({ item, onClose }: { item: StockItem; onClose: (news?: string) => void }) {
  const { productId, formatId, name, formatName, seen, toSend } = item;
  const [reason, setReason] = useState<Reason>('counted');
  const count = useWrite(stockCount);
  const add = useWrite(stockAdd);
  // One key for the panel: pressed twice, or sent again, it is one change.
  const requestKey = useMemo(() => crypto.randomUUID(), []);
  const error = count.error ?? add.error;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const quantity = Number(fields.get('quantity'));
    const note = String(fields.get('note') ?? '').trim();
    const common = { productId, formatId, requestKey, ...(note && { note }) };
    const onSuccess = ({ before, after }: { before: number | null; after: number }) =>
      onClose(fill(words.saved, { before: before ?? words.unlimited, after }));
    if (reason === 'counted') count.mutate({ ...common, onShelf: quantity, seen }, { onSuccess });
    else add.mutate({ ...common, reason, quantity }, { onSuccess });
  };
  const isCount = reason === 'counted';
  const label = !isCount
    ? words.howMany
    : toSend > 0
      ? fill(words.counting, { count: toSend })
      : words.countPlain;
  const problem = error?.field && ['onShelf', 'quantity'].includes(error.field) ? error.message : undefined;
  return (
    <Panel title={`${name}, ${formatName}`} onClose={() => onClose()}>
      <form className="write" onSubmit={submit}>
        {error && !problem && <Trouble error={error} />}
        <Field label={words.reason}>
          {(control) => (
            <select
              {...control}
              className="input"
              value={reason}
              onChange={(event) => setReason(event.target.value as Reason)}
            >
              {(['counted', 'received', 'damaged', 'returned', 'correction'] as const).map((one) => (
                <option key={one} value={one}>
                  {words.reasons[one]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={label} problem={problem}>
          {(control) => (
            <input
              {...control}
              className="input tall"
              type="number"
              name="quantity"
              inputMode="numeric"
              required
              min={reason === 'correction' ? undefined : isCount ? 0 : 1}
            />
          )}
        </Field>
        <Field label={words.note}>
          {(control) => <input {...control} className="input" name="note" maxLength={200} />}
        </Field>
        <p>
          <button type="submit" className="btn go tall" disabled={count.isPending || add.isPending}>
            {words.save}
          </button>
        </p>
      </form>
    </Panel>
  );
}

function matches({ name, formatName, sku, barcode, shelf }: StockItem, search: string): boolean {
  const text = [name, formatName, sku, barcode, shelf].join(' ').toLowerCase();
  return search.split(/\s+/).every((word) => text.includes(word));
}
