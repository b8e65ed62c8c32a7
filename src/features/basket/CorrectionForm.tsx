import { Field } from '#src/ui/Field.tsx';
import * as words from '#src/words/en/checkout-problem-page.ts';

/** A refused field with its value, and all other fields of the request. */
export type Correction = {
  name: string;
  label: string;
  type: string;
  value: string;
  /** What a `select` offers. */
  choices?: readonly { code: string; name: string }[];
  fields: Readonly<Record<string, string>>;
};

/** Repeats a checkout without JavaScript, with its invalid field to correct. */
export function CorrectionForm({
  name,
  label,
  type,
  value,
  choices = [],
  fields,
  issue,
}: Correction & { issue: string }) {
  return (
    <form className="correction" method="post" action="/api/checkout" noValidate>
      {Object.entries(fields).map(([other, sent]) => (
        <input key={other} type="hidden" name={other} value={sent} />
      ))}
      <Field id={`again-${name}`} label={label} issue={issue}>
        {(tied) => {
          const control = { ...tied, name, defaultValue: value, autoComplete: 'off', autoFocus: true };
          if (type === 'select')
            return (
              <select {...control}>
                {choices.map((choice) => (
                  <option key={choice.code} value={choice.code}>
                    {choice.name}
                  </option>
                ))}
              </select>
            );
          // A rejected form starts with its errors.
          return type === 'textarea' ? (
            <textarea {...control} rows={3} />
          ) : (
            <input {...control} type={type} />
          );
        }}
      </Field>
      <p>
        <button className="button" type="submit">
          {words.goOn}
        </button>
      </p>
    </form>
  );
}
