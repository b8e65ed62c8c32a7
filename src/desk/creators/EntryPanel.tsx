import { type FormEvent, useMemo, useState } from 'react';
import { entryBook } from '#src/contracts/desk/creators.ts';
import { CURRENCIES, CURRENCY_CODES, type CurrencyCode } from '#src/core/currencies.ts';
import * as words from '#src/words/en/desk/creators.ts';
import { useWrite } from '../client/queries.ts';
import { ErrorMessage } from '../parts/ErrorMessage.tsx';
import { Field } from '../parts/Field.tsx';
import { Panel } from '../parts/Panel.tsx';

type Props = { party: string; currency: CurrencyCode; onClose: (news?: string) => void };

/** An advance, or a correction of what a creator is owed. It is booked once, even if it is sent twice. */
export function EntryPanel({ party, currency: first, onClose }: Props) {
  const book = useWrite(entryBook);
  const [kind, setKind] = useState<'advance' | 'correction'>('advance');
  const [currency, setCurrency] = useState(first);
  const key = useMemo(() => crypto.randomUUID(), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const amount = Math.round(Number(typed.get('amount')) * 10 ** CURRENCIES[currency].digits);
    book.mutate(
      { kind, party, currency, amount, note: String(typed.get('note') ?? '').trim(), key },
      { onSuccess: () => onClose(words.entryBooked) },
    );
  };
  const problemOf = (field: string) => (book.error?.field === field ? book.error.message : undefined);
  return (
    <Panel title={words.entryTitle} onClose={() => onClose()}>
      <form className="write" onSubmit={submit}>
        {book.error && !['amount', 'note'].includes(book.error.field ?? '') && (
          <ErrorMessage error={book.error} />
        )}
        <Field label={words.entryKind} hint={words.entryHints[kind]}>
          {(control) => (
            <select
              {...control}
              className="input"
              value={kind}
              onChange={(event) => setKind(event.target.value as typeof kind)}
            >
              <option value="advance">{words.kinds.advance}</option>
              <option value="correction">{words.kinds.correction}</option>
            </select>
          )}
        </Field>
        <Field label={words.currency}>
          {(control) => (
            <select
              {...control}
              className="input"
              value={currency}
              onChange={(event) => setCurrency(event.target.value as CurrencyCode)}
            >
              {CURRENCY_CODES.map((code) => (
                <option key={code}>{code}</option>
              ))}
            </select>
          )}
        </Field>
        <Field label={words.amount} problem={problemOf('amount')}>
          {(control) => (
            <input
              {...control}
              className="input"
              type="number"
              name="amount"
              step={10 ** -CURRENCIES[currency].digits}
              min={kind === 'advance' ? 10 ** -CURRENCIES[currency].digits : undefined}
              required
            />
          )}
        </Field>
        <Field label={words.note} problem={problemOf('note')}>
          {(control) => <input {...control} className="input" name="note" required maxLength={200} />}
        </Field>
        <p>
          <button type="submit" className="btn go" disabled={book.isPending}>
            {words.bookEntry}
          </button>
        </p>
      </form>
    </Panel>
  );
}
