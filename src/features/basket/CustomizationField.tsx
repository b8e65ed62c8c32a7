import type { Customization } from '../../core/products/types.ts';
import { Field } from '../../ui/Field.tsx';
import * as words from '../../words/en/buying.ts';
import { fill } from '../../words/fill.ts';

type Props = {
  id: string;
  customization: Customization;
  /** The current value. */
  typed: string;
  issue: string | undefined;
};

/** A personalisation field with a preview of the trimmed text below it. */
export function CustomizationField({ id, customization, typed, issue }: Props) {
  const { label, help, maxLength, isRequired } = customization;
  const text = typed.normalize('NFC').trim();
  return (
    <div className="wording">
      <Field
        id={id}
        label={label}
        isOptional={!isRequired}
        hint={help ?? fill(words.atMost, { count: String(maxLength) })}
        issue={issue}
        max={maxLength}
      >
        {(tied) => (
          <input {...tied} type="text" name="customizationQuery" required={isRequired} autoComplete="off" />
        )}
      </Field>
      {text && (
        <p className="wording-preview">
          <span className="label">{words.preview}</span> <bdi>{text}</bdi>
        </p>
      )}
    </div>
  );
}
