import { type FormEvent, useMemo, useState } from 'react';
import { type StockItem, stockAdd, stockCount, stockPlace } from '#src/contracts/desk/stock.ts';
import * as words from '#src/words/en/desk/stock.ts';
import { fill } from '#src/words/fill.ts';
import { useWrite } from '../client/queries.ts';
import { ErrorMessage } from '../parts/ErrorMessage.tsx';
import { Field } from '../parts/Field.tsx';
import { Panel } from '../parts/Panel.tsx';

type Reason = 'counted' | 'received' | 'damaged' | 'returned' | 'correction';

/** Counts or adjusts a variant, or changes its shelf. */
export function ChangePanel({ item, onClose }: { item: StockItem; onClose: (news?: string) => void }) {
  const { productId, formatId, name, formatName, seen, toSend } = item;
  const [reason, setReason] = useState<Reason>('counted');
  const count = useWrite(stockCount);
  const add = useWrite(stockAdd);
  // One key for the panel: clicked twice or sent again, it is one change.
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
        {error && !problem && <ErrorMessage error={error} />}
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
      <PlaceForm item={item} onDone={() => onClose(words.placeSaved)} />
    </Panel>
  );
}

/** The shelf of a variant, and its low-stock threshold. */
function PlaceForm({ item, onDone }: { item: StockItem; onDone: () => void }) {
  const { productId, formatId, shelf, lowBelow } = item;
  const place = useWrite(stockPlace);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const [at, low] = [String(fields.get('shelf') ?? '').trim(), String(fields.get('lowBelow') ?? '')];
    place.mutate(
      { productId, formatId, shelf: at || null, lowBelow: low === '' ? null : Number(low) },
      { onSuccess: onDone },
    );
  };
  const problemOf = (field: string) => (place.error?.field === field ? place.error.message : undefined);
  return (
    <form className="write sect" onSubmit={submit}>
      {place.error && !['shelf', 'lowBelow'].includes(place.error.field ?? '') && (
        <ErrorMessage error={place.error} />
      )}
      <Field label={words.shelf} problem={problemOf('shelf')}>
        {(control) => (
          <input {...control} className="input" name="shelf" maxLength={60} defaultValue={shelf ?? ''} />
        )}
      </Field>
      <Field label={words.lowBelow} hint={words.lowHint} problem={problemOf('lowBelow')}>
        {(control) => (
          <input
            {...control}
            className="input"
            type="number"
            name="lowBelow"
            min={1}
            inputMode="numeric"
            defaultValue={lowBelow ?? ''}
          />
        )}
      </Field>
      <p>
        <button type="submit" className="btn" disabled={place.isPending}>
          {words.savePlace}
        </button>
      </p>
    </form>
  );
}
