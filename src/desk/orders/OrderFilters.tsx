import { type FormEvent, useState } from 'react';
import { type OrderView, viewDelete, viewSave } from '#src/contracts/desk/orders.ts';
import { REGION_CODES } from '#src/core/regions/regions.ts';
import * as words from '#src/words/en/desk/orders.ts';
import { fill } from '#src/words/fill.ts';
import { useWrite } from '../client/queries.ts';
import { ErrorMessage } from '../parts/ErrorMessage.tsx';
import { Field } from '../parts/Field.tsx';
import { Panel } from '../parts/Panel.tsx';
import { type AddressFilter, type AddressPart, filterOf } from './address-filter.ts';

type Props = {
  parts: AddressFilter;
  /** The saved view that the list shows, if any. */
  saved: OrderView | undefined;
  onChange: (change: Partial<Record<AddressPart, string | undefined>>) => void;
  onClear: () => void;
  onSaved: (view: OrderView) => void;
};

const CHOICES = [
  {
    part: 'region',
    label: words.region,
    any: words.anyRegion,
    names: Object.fromEntries(REGION_CODES.map((code) => [code, code])),
  },
  { part: 'money', label: words.moneyHead, any: words.anyState, names: words.money },
  { part: 'parcel', label: words.parcelHead, any: words.anyState, names: words.parcel },
] as const;
const DAYS = [
  { part: 'from', label: words.fromDay },
  { part: 'until', label: words.untilDay },
] as const;

/** Filters the list of orders, and saves the filter as a member's own view. */
export function OrderFilters({ parts, saved, onChange, onClear, onSaved }: Props) {
  const [isNaming, setIsNaming] = useState(false);
  const remove = useWrite(viewDelete);
  const isFiltered = Object.keys(parts).length > 0;
  return (
    <>
      {remove.error && <ErrorMessage error={remove.error} />}
      <div className="filters">
        {CHOICES.map(({ part, label, any, names }) => (
          <label key={part}>
            {label}{' '}
            <select
              className="input"
              value={parts[part] ?? ''}
              onChange={(event) => onChange({ [part]: event.target.value || undefined })}
            >
              <option value="">{any}</option>
              {Object.entries(names).map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        ))}
        {DAYS.map(({ part, label }) => (
          <label key={part}>
            {label}{' '}
            <input
              className="input"
              type="date"
              value={parts[part] ?? ''}
              onChange={(event) => onChange({ [part]: event.target.value || undefined })}
            />
          </label>
        ))}
        {isFiltered && (
          <button type="button" onClick={onClear}>
            {words.clear}
          </button>
        )}
        {isFiltered && !saved && (
          <button type="button" onClick={() => setIsNaming(true)}>
            {words.saveView}
          </button>
        )}
        {saved && (
          <button
            type="button"
            disabled={remove.isPending}
            onClick={() => remove.mutate({ id: saved.id }, { onSuccess: onClear })}
          >
            {fill(words.deleteView, { name: saved.name })}
          </button>
        )}
      </div>
      {isNaming && (
        <NamePanel
          parts={parts}
          onClose={(view) => {
            setIsNaming(false);
            if (view) onSaved(view);
          }}
        />
      )}
    </>
  );
}

function NamePanel({ parts, onClose }: { parts: AddressFilter; onClose: (view?: OrderView) => void }) {
  const save = useWrite(viewSave);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    save.mutate({ name, filter: filterOf(parts) }, { onSuccess: onClose });
  };
  return (
    <Panel title={words.saveView} onClose={() => onClose()}>
      <form className="write" onSubmit={submit}>
        {save.error && save.error.field !== 'name' && <ErrorMessage error={save.error} />}
        <Field
          label={words.viewName}
          hint={words.viewHint}
          problem={save.error?.field === 'name' ? save.error.message : undefined}
        >
          {(control) => <input {...control} className="input" name="name" required maxLength={60} />}
        </Field>
        <p className="acts">
          <button type="submit" className="btn go" disabled={save.isPending}>
            {words.saveView}
          </button>
        </p>
      </form>
    </Panel>
  );
}
