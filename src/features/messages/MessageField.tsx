import type { MessageKind } from '#src/core/messages/forms.ts';
import type { MessageField as FieldOf } from '#src/core/messages/message-field.ts';
import { Field, FieldIssue, type Tied, tiedTo } from '#src/ui/Field.tsx';

type Props = {
  kind: MessageKind;
  field: FieldOf;
  /** The initial value. The browser keeps it from then on. */
  value: string | undefined;
  /** The error message. */
  issue: string | undefined;
};

/** A field of a message form: label, control, hint and error, connected for screen readers. */
export function MessageField({ kind, field, value = '', issue }: Props) {
  const { name, label, hint, control, max, isOptional = false } = field;
  const id = fieldId(kind, name);
  const own = { name, required: !isOptional };
  if (control === 'agreement')
    return (
      <div className="field message-agreement">
        <label>
          <input
            type="checkbox"
            value="true"
            defaultChecked={value !== ''}
            {...tiedTo({ id, hint, issue })}
            {...own}
          />
          <span>{label}</span>
        </label>
        <FieldIssue id={id} issue={issue} />
      </div>
    );
  return (
    <Field
      id={id}
      label={label}
      className={`message-${control}`}
      isOptional={isOptional && control !== 'choice'}
      hint={hint}
      issue={issue}
      max={control === 'choice' ? undefined : max}
    >
      {(tied) => <Control field={field} common={{ ...tied, ...own }} value={value} />}
    </Field>
  );
}

/** The id of a field's control, the target of links in the summary. */
export function fieldId(kind: MessageKind, name: string): string {
  return `${kind}-${name}`;
}

type ControlProps = {
  field: FieldOf;
  common: Tied & { name: string; required: boolean };
  value: string;
};

function Control({ field, common, value }: ControlProps) {
  const { control, autocomplete, rows, choices = [] } = field;
  if (control === 'choice')
    return (
      <select defaultValue={value || undefined} {...common}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    );
  if (control === 'paragraphs') return <textarea rows={rows} defaultValue={value} {...common} />;
  return (
    <input
      type={control === 'email' ? 'email' : 'text'}
      autoComplete={autocomplete}
      defaultValue={value}
      {...common}
    />
  );
}
