import type { Customization } from '#src/core/products/types.ts';
import { Field } from '#src/ui/Field.tsx';
import * as words from '#src/words/en/buying.ts';
import { fill } from '#src/words/fill.ts';

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
