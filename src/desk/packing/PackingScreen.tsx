import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { ListRow } from '#src/contracts/desk/order-answers.ts';
import { ordersCounts, ordersList } from '#src/contracts/desk/orders.ts';
import { packingSheets } from '#src/contracts/desk/packing.ts';
import * as words from '#src/words/en/desk/packing.ts';
import { fill } from '#src/words/fill.ts';
import { fillCount } from '#src/words/fill-count.ts';
import { call } from '../client/call.ts';
import { useRead } from '../client/queries.ts';
import { dateTimeText } from '../parts/date-text.ts';
import { download } from '../parts/download.ts';
import { ErrorMessage } from '../parts/ErrorMessage.tsx';
import { ParcelMark } from '../parts/OrderStateMarks.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { QueryResult } from '../parts/QueryResult.tsx';
import { type LabelForm, labelsCsv } from './labels-csv.ts';
import { saveBatch } from './packing-progress.ts';
import { PickList, Slips } from './Sheets.tsx';
import { useBarcodeScanner } from './use-barcode-scanner.ts';

/** Orders to pack, oldest first. Selected ones get a pick list, slips and addresses at once. */
export default function PackingScreen() {
  const list = useRead(
    ordersList,
    { filter: { parcel: ['to_pack', 'packing', 'part_sent'] }, isOldestFirst: true },
    { refetchMs: 60_000 },
  );
  const counts = useRead(ordersCounts, {}, { refetchMs: 60_000 });
  const { to_pack = 0, packing = 0, part_sent = 0 } = counts.data?.open ?? {};
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [printed, setPrinted] = useState<'pick' | 'slips'>();
  const [problem, setProblem] = useState<{ message: string }>();
  const ids = [...chosen];
  const [, go] = useLocation();
  useBarcodeScanner((code) => /^f-/i.test(code) && go(`/packing/${code.toUpperCase()}`));
  const save = (form: LabelForm) =>
    void call(packingSheets, { ids }).then(
      (sheets) => download('addresses.csv', labelsCsv(sheets, form)),
      setProblem,
    );
  const tools: [label: string, use: () => void][] = [
    [words.pickList, () => setPrinted('pick')],
    [words.slips, () => setPrinted('slips')],
    [words.labels, () => save('plain')],
    [words.clickAndDrop, () => save('clickAndDrop')],
    [words.dhl, () => save('dhl')],
  ];
  if (printed) return <Printed ids={ids} what={printed} onBack={() => setPrinted(undefined)} />;
  return (
    <QueryResult of={list}>
      {({ rows }) => {
        const toggle = (id: string) =>
          setChosen(new Set(chosen.has(id) ? ids.filter((one) => one !== id) : [...ids, id]));
        return (
          <>
            <PageHead
              title={
                rows.length === 0
                  ? words.nothing
                  : fillCount(words.title, Math.max(rows.length, to_pack + packing + part_sent))
              }
              sub={rows.length === 0 ? words.nothingText : words.labelsHint}
            />
            {problem && <ErrorMessage error={problem} />}
            {rows.length > 0 && (
              <p className="acts">
                <button
                  type="button"
                  className="btn"
                  onClick={() => setChosen(new Set(rows.slice(0, 250).map(({ id }) => id)))}
                >
                  {words.selectAll}
                </button>
                <span role="status">{chosen.size > 0 && fillCount(words.selected, chosen.size)}</span>
                {tools.map(([label, use]) => (
                  <button
                    key={label}
                    type="button"
                    className="btn"
                    disabled={chosen.size === 0}
                    onClick={use}
                  >
                    {label}
                  </button>
                ))}
                <button
                  type="button"
                  className="btn go"
                  disabled={chosen.size === 0}
                  onClick={() => {
                    // In the order of the list, which is the oldest first.
                    const batch = rows.map(({ id }) => id).filter((id) => chosen.has(id));
                    saveBatch(batch);
                    go(`/packing/${batch[0]}`);
                  }}
                >
                  {words.oneByOne}
                </button>
              </p>
            )}
            <ul>
              {rows.map((row) => (
                <Row key={row.id} row={row} isChosen={chosen.has(row.id)} onToggle={() => toggle(row.id)} />
              ))}
            </ul>
          </>
        );
      }}
    </QueryResult>
  );
}

function Row({ row, isChosen, onToggle }: { row: ListRow; isChosen: boolean; onToggle: () => void }) {
  return (
    <li className="check note-line">
      <input
        className="tick"
        type="checkbox"
        checked={isChosen}
        aria-label={fill(words.select, { order: row.id })}
        onChange={onToggle}
      />
      <span>
        <Link className="id" href={`/orders/${row.id}`}>
          {row.id}
        </Link>{' '}
        <span className="soft">{dateTimeText(row.createdAt)}</span> <ParcelMark {...row} />
        <br />
        {row.name ?? words.unnamed} {row.country}
        <span className="soft block">
          {row.lines.map(({ name, quantity }) => `${quantity} ${name}`).join(', ')}
        </span>
      </span>
    </li>
  );
}

function Printed({ ids, what, onBack }: { ids: string[]; what: 'pick' | 'slips'; onBack: () => void }) {
  const sheets = useRead(packingSheets, { ids });
  return (
    <QueryResult of={sheets}>
      {(found) => (
        <>
          <p className="acts no-print">
            <button type="button" className="btn" onClick={onBack}>
              {words.back}
            </button>
            <button type="button" className="btn go" onClick={() => print()}>
              {words.print}
            </button>
          </p>
          {what === 'pick' ? <PickList sheets={found} /> : <Slips sheets={found} />}
        </>
      )}
    </QueryResult>
  );
}
