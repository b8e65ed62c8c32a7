import * as words from '#src/words/en/desk/orders.ts';
import { ErrorMessage } from './ErrorMessage.tsx';
import { Field } from './Field.tsx';

type Problem = { message: string; field?: string | undefined } | null;

/**
 * The form fields for the carrier and tracking number of a parcel,
 * with the errors of the fields and of the call.
 */
export function CarrierFields({ error }: { error: Problem }) {
  const problemOf = (field: string) => (error?.field === field ? error.message : undefined);
  return (
    <>
      {error && !problemOf('tracking') && !problemOf('carrier') && <ErrorMessage error={error} />}
      <Field label={words.carrier} problem={problemOf('carrier')}>
        {(control) => <input {...control} className="input" name="carrier" maxLength={60} />}
      </Field>
      <Field label={words.tracking} problem={problemOf('tracking')}>
        {(control) => <input {...control} className="input" name="tracking" maxLength={500} />}
      </Field>
    </>
  );
}

/** What was typed into the fields of `CarrierFields`, without the empty ones. */
export function carrierFieldsOf(form: HTMLFormElement): { carrier?: string; tracking?: string } {
  const fields = new FormData(form);
  const carrier = String(fields.get('carrier') ?? '').trim();
  const tracking = String(fields.get('tracking') ?? '').trim();
  return { ...(carrier && { carrier }), ...(tracking && { tracking }) };
}
