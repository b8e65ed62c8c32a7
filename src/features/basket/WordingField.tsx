import type { Customization } from '../../core/products/types.ts';
import { Field } from '../../ui/Field.tsx';

type Props = {
  id: string;
  wording: Customization;
  /** What stands in it. */
  typed: string;
  issue: string | undefined;
};

/** Words that a thing is to bear, and below them how they will stand on it: without the white space around them. */
export function WordingField({ id, wording, typed, issue }: Props) {
  const { label, help, maxLength, isRequired } = wording;
  const text = typed.normalize('NFC').trim();
  return (
    <div className="wording">
      <Field
        id={id}
        label={label}
        isOptional={!isRequired}
        hint={help ?? `Up to ${maxLength} characters.`}
        issue={issue}
        max={maxLength}
      >
        {(tied) => (
          <input {...tied} type="text" name="customizationQuery" required={isRequired} autoComplete="off" />
        )}
      </Field>
      {text && (
        <p className="wording-preview">
          <span className="label">Preview</span> <bdi>{text}</bdi>
        </p>
      )}
    </div>
  );
}
