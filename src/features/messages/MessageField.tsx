import type { MessageKind } from './forms.ts';
import type { MessageField as Field } from './message-field.ts';

type Props = {
  kind: MessageKind;
  field: Field;
  /** What somebody has typed before; their browser keeps it from then on. */
  value: string | undefined;
  /** What is wrong with it. */
  issue: string | undefined;
};

/** One field of a message form: its name, its control, a hint, and what is wrong with it, tied to the control. */
export function MessageField({ kind, field, value = '', issue }: Props) {
  const { name, label, hint, control, isOptional = false } = field;
  const id = fieldId(kind, name);
  const described = [hint && `${id}-hint`, issue && `${id}-error`].filter(Boolean).join(' ');
  const common = {
    id,
    name,
    required: !isOptional,
    'aria-describedby': described || undefined,
    'aria-invalid': issue ? true : undefined,
  };
  const error = issue && (
    <p className="field-error" id={`${id}-error`}>
      {issue}
    </p>
  );
  if (control === 'agreement')
    return (
      <div className="field message-agreement">
        <label>
          <input type="checkbox" value="true" defaultChecked={value !== ''} {...common} />
          <span>{label}</span>
        </label>
        {error}
      </div>
    );
  return (
    <div className={`field message-${control}`}>
      <label htmlFor={id}>
        {label}
        {isOptional && control !== 'choice' && <span> (if you like)</span>}
      </label>
      <Control field={field} common={common} value={value} />
      {hint && (
        <p className="note" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error}
    </div>
  );
}

/** The id of a field's control, to which links in the summary lead. */
export function fieldId(kind: MessageKind, name: string): string {
  return `${kind}-${name}`;
}

type ControlProps = {
  field: Field;
  common: { id: string; name: string; required: boolean };
  value: string;
};

function Control({ field, common, value }: ControlProps) {
  const { control, autocomplete, max, rows, choices = [] } = field;
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
  if (control === 'paragraphs')
    return <textarea rows={rows} maxLength={max} defaultValue={value} {...common} />;
  return (
    <input
      type={control === 'email' ? 'email' : 'text'}
      maxLength={max}
      autoComplete={autocomplete}
      defaultValue={value}
      {...common}
    />
  );
}
