import { type FormEvent, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { orderPack, orderSend } from '#src/contracts/desk/orders.ts';
import { packingSheets, type Sheet } from '#src/contracts/desk/packing.ts';
import * as words from '#src/words/en/desk/packing.ts';
import { fill } from '#src/words/fill.ts';
import type { CallError } from '../client/call.ts';
import { useRead, useWrite } from '../client/queries.ts';
import { CarrierFields, carrierFieldsOf } from '../parts/CarrierFields.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { QueryResult } from '../parts/QueryResult.tsx';
import {
  forgetProgress,
  type PackingProgress,
  readBatch,
  readProgress,
  saveProgress,
} from './packing-progress.ts';
import { useBarcodeScanner } from './use-barcode-scanner.ts';

type Line = Sheet['lines'][number];

/** Packs one order, on a phone held in one hand or with a scanner. */
export default function PackScreen({ params: { id = '' } }: { params: Record<string, string> }) {
  const sheets = useRead(packingSheets, { ids: [id] });
  const [said, setSaid] = useState('');
  return (
    <QueryResult of={sheets}>
      {([sheet]) => (
        <>
          <p role="status">{said}</p>
          {sheet ? <Pack key={id} sheet={sheet} say={setSaid} /> : <Done id={id} />}
        </>
      )}
    </QueryResult>
  );
}

/** Nothing is left of this order: shows the next one of the batch. */
function Done({ id }: { id: string }) {
  // The screen is closed before the answer to its last parcel arrives.
  useEffect(() => forgetProgress(id), [id]);
  const batch = readBatch();
  const next = batch[batch.indexOf(id) + 1];
  return (
    <>
      <PageHead title={fill(words.nothingLeft, { order: id })} />
      <p className="acts">
        {next && (
          <Link className="btn go tall" href={`/packing/${next}`} autoFocus>
            {fill(words.nextOrder, { order: next })}
          </Link>
        )}
        <Link className="btn" href="/packing">
          {words.back}
        </Link>
        <Link className="btn" href={`/orders/${id}`}>
          {words.theOrder}
        </Link>
      </p>
    </>
  );
}

function Pack({ sheet, say }: { sheet: Sheet; say: (text: string) => void }) {
  const { id, version, lines } = sheet;
  const [progress, setProgress] = useState<PackingProgress>(() => readProgress(id));
  const [, go] = useLocation();
  const pack = useWrite(orderPack);
  const send = useWrite(orderSend);
  const isOnline = useIsOnline();
  useEffect(() => saveProgress(id, progress), [id, progress]);
  /** Pieces in the parcel, without those that someone else has sent since. */
  const inParcel = ({ position, left }: Line) => Math.min(progress.pieces[position] ?? 0, left);
  const put = ({ position }: Line, pieces: number) =>
    setProgress({ ...progress, pieces: { ...progress.pieces, [position]: pieces } });
  const chosen = lines.flatMap((line) => {
    const quantity = inParcel(line);
    return quantity > 0 ? [{ number: line.position + 1, quantity }] : [];
  });
  const count = chosen.reduce((sum, { quantity }) => sum + quantity, 0);
  const left = lines.reduce((sum, line) => sum + line.left, 0);

  useBarcodeScanner((code) => {
    if (/^f-/i.test(code)) return go(`/packing/${code.toUpperCase()}`);
    const line = lines.find(({ sku }) => sku?.toLowerCase() === code.toLowerCase());
    if (!line) return say(fill(words.scanUnknown, { code }));
    if (inParcel(line) >= line.left) return say(fill(words.scanFull, { name: line.name }));
    put(line, inParcel(line) + 1);
    say(fill(words.scanned, { name: line.name, count: inParcel(line) + 1, left: line.left }));
  });

  const input = { id, version, parcelId: progress.parcelId, lines: chosen };
  const startAgain = () => {
    forgetProgress(id);
    setProgress({ parcelId: crypto.randomUUID(), pieces: {} });
  };
  const onSuccess = ({ number }: { number: number }) => {
    startAgain();
    say(fill(words.packedNow, { number, order: id }));
  };
  // The parcel exists already, since the answer to an earlier call was lost. Continue with what is left.
  const onError = ({ field }: CallError) => {
    if (field === 'parcelId') startAgain();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const tracking = carrierFieldsOf(event.currentTarget);
    send.mutate({ ...input, ...tracking }, { onSuccess, onError });
  };
  const isBusy = pack.isPending || send.isPending;
  const error = send.error ?? pack.error;
  return (
    <>
      <PageHead title={fill(words.packOrder, { order: id })} sub={<Where sheet={sheet} />} />
      {!isOnline && (
        <p className="alarm" role="alert">
          {words.noConnection}
        </p>
      )}
      <ul className="pack-lines">
        {lines.map((line) => (
          <li key={line.position}>
            <PackLine line={line} count={inParcel(line)} onPut={(pieces) => put(line, pieces)} />
          </li>
        ))}
      </ul>
      <p className="acts">
        <button
          type="button"
          className="btn"
          onClick={() =>
            setProgress({
              ...progress,
              pieces: Object.fromEntries(lines.map((line) => [line.position, line.left])),
            })
          }
        >
          {words.tickAll}
        </button>
        <button
          type="button"
          className="btn tall"
          disabled={isBusy || count === 0}
          onClick={() => pack.mutate(input, { onSuccess, onError })}
        >
          {fill(words.packButton, { count, left })}
        </button>
      </p>
      <form className="write" onSubmit={submit}>
        <CarrierFields error={error} />
        <p>
          <button type="submit" className="btn go tall" disabled={isBusy || count === 0}>
            {fill(words.sendButton, { count, left })}
          </button>
        </p>
      </form>
    </>
  );
}

/** A line as one large button: each tap adds a piece; after the last piece, the next tap starts at 0. */
function PackLine({ line, count, onPut }: { line: Line; count: number; onPut: (pieces: number) => void }) {
  const { name, formatName, sku, shelf, left, customization, parts } = line;
  const isFull = count === left;
  return (
    <button
      type="button"
      className={isFull ? 'pack-line full' : 'pack-line'}
      aria-pressed={isFull}
      onClick={() => onPut(isFull ? 0 : count + 1)}
    >
      <span className="num">{fill(words.countOf, { count, left })}</span>
      <span>
        <b>{name}</b>, {formatName}
        <span className="soft block">
          {shelf ?? words.noShelf} · {sku}
        </span>
        {parts.map((part) => (
          <span key={part} className="block">
            {part}
          </span>
        ))}
        {customization && <span className="words block">{customization}</span>}
      </span>
    </button>
  );
}

/** The address and the buyer's requests. It has no prices. */
function Where({ sheet: { address, phone, method, gift } }: { sheet: Sheet }) {
  if (!address) return words.noAddress;
  const { name, line1, line2, city, state, postcode, country } = address;
  const lines = [name, line1, line2, [postcode, city].filter(Boolean).join(' '), state, country];
  return (
    <>
      {lines.filter(Boolean).join(', ')}
      {phone && <span className="block">{phone}</span>}
      {method && <span className="block">{method}</span>}
      {gift && (
        <span className="words block">
          {gift.name && fill(words.giftTo, { name: gift.name })}{' '}
          {gift.from && fill(words.giftFrom, { from: gift.from })}
          {gift.note && <span className="block">{gift.note}</span>}
        </span>
      )}
    </>
  );
}

function useIsOnline(): boolean {
  const [isOnline, setIsOnline] = useState(navigator.onLine);
  useEffect(() => {
    const look = () => setIsOnline(navigator.onLine);
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
  return isOnline;
}
