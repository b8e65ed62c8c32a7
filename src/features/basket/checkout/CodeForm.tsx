import { type FormEvent, type ReactNode, type RefObject, useId } from 'react';
import { APPLY_CODE } from '#src/lib/labels.ts';

type Props = {
  /** The heading. */
  title: string;
  label: string;
  name: string;
  field: RefObject<HTMLInputElement | null>;
  isBusy: boolean;
  /** Why the code is refused. */
  error: string | undefined;
  /** The field's initial value. A new value replaces its content. */
  value?: string;
  maxLength?: number;
  areCapitals?: boolean;
  className?: string;
  onApply: (typed: string) => void;
  /** Shown below the form. */
  children?: ReactNode;
};

/** A form for a code, with its error beside the field. */
export function CodeForm(props: Props) {
  const {
    title,
    label,
    name,
    field,
    isBusy,
    error,
    value = '',
    maxLength,
    areCapitals = true,
    className,
  } = props;
  const id = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    props.onApply(field.current?.value ?? '');
  }

  return (
    <form className={className} onSubmit={submit} aria-busy={isBusy} aria-label={title}>
      <label htmlFor={id}>{label}</label>
      <div className="line-form">
        <input
          key={value}
          ref={field}
          className="input"
          id={id}
          name={name}
          autoComplete="off"
          autoCapitalize={areCapitals ? 'characters' : 'none'}
          spellCheck={false}
          maxLength={maxLength}
          defaultValue={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error`}
        />
        <button type="submit" aria-disabled={isBusy}>
          {isBusy ? 'Checking…' : APPLY_CODE}
        </button>
      </div>
      <p className="field-error" id={`${id}-error`} role="alert">
        {error}
      </p>
      {props.children}
    </form>
  );
}
