import { Field } from '../../ui/Field.tsx';

/** A field that was refused, as it was sent, and everything that was sent besides it. */
export type Correction = {
  name: string;
  label: string;
  type: string;
  value: string;
  fields: Readonly<Record<string, string>>;
};

/** A purchase without script once more, with its one field at fault to be put right. */
export function CorrectionForm({ name, label, type, value, fields, issue }: Correction & { issue: string }) {
  return (
    <form className="correction" method="post" action="/api/checkout" noValidate>
      {Object.entries(fields).map(([other, sent]) => (
        <input key={other} type="hidden" name={other} value={sent} />
      ))}
      <Field id={`again-${name}`} label={label} issue={issue}>
        {(tied) => (
          // biome-ignore lint/a11y/noAutofocus: a form that is handed back begins with what is wrong
          <input {...tied} type={type} name={name} defaultValue={value} autoComplete="off" autoFocus />
        )}
      </Field>
      <p>
        <button className="button" type="submit">
          Continue to payment
        </button>
      </p>
    </form>
  );
}
