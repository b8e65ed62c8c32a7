import { type ReactNode, useId, useRef, useState } from 'react';
import * as words from '#src/words/en/checkout.ts';

type Apply = (typed: string) => void;

/** A code in use, which is shown in place of the field. */
type Used = {
  text: ReactNode;
  /** The button that removes it: its text, and what it is about for screen readers. */
  button: string;
  about: string;
  /** A problem with the code in use. Empty for none; undefined when it cannot have one. */
  problem?: string;
  /** Shown below. */
  more?: (apply: Apply) => ReactNode;
};

type Props = {
  /** The heading. */
  title: string;
  label: string;
  name: string;
  /** The error for an empty field. */
  missing: string;
  maxLength?: number;
  areCapitals?: boolean;
  /** The field's initial value. A new value replaces its content. An empty field then removes it. */
  value?: string;
  /** The text of a link that opens the field. Without it, the field is always open. */
  opener?: string;
  used: Used | undefined;
  /** True while something else looks up a code. */
  isBusy?: boolean;
  /** Why the code is refused, when the field does not know. */
  error?: string | undefined;
  /** Looks up a code. Resolves with the reason for a refusal. */
  onApply: (typed: string) => Promise<string | undefined>;
  onRemove: () => void;
};

/**
 * A code of an order: a form with its error beside the field, or the code in use with a button that removes
 * it. The focus moves between the two.
 */
export function CodeField(props: Props) {
  const { title, label, name, value = '', opener, used } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const remover = useRef<HTMLButtonElement>(null);
  const [isLooking, setLooking] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [isOpen, setOpen] = useState(!opener);
  const isBusy = isLooking || props.isBusy === true;

  async function apply(typed: string) {
    if (isBusy) return;
    if (!typed.trim()) {
      if (value) return remove();
      setRefusal(props.missing);
      field.current?.focus();
      return;
    }
    setLooking(true);
    setRefusal((await props.onApply(typed)) ?? '');
    setLooking(false);
    // The applied code replaces the field.
    requestAnimationFrame(() => (remover.current ?? field.current)?.focus());
  }

  function remove() {
    props.onRemove();
    setRefusal('');
    setOpen(true);
    requestAnimationFrame(() => field.current?.focus());
  }

  if (used)
    return (
      <div className="promo">
        <p className="promo-used">
          <span>{used.text}</span>
          <button type="button" className="text-button" ref={remover} onClick={remove}>
            {used.button}
            <span className="visually-hidden"> {used.about}</span>
          </button>
        </p>
        {used.problem !== undefined && (
          <p className="field-error" role="alert">
            {used.problem}
          </p>
        )}
        {used.more?.(apply)}
      </div>
    );

  const error = refusal || props.error;
  const form = (
    <form
      className={opener ? undefined : 'promo'}
      onSubmit={(event) => {
        event.preventDefault();
        apply(field.current?.value ?? '');
      }}
      aria-busy={isBusy}
      aria-label={title}
    >
      <label htmlFor={id}>{label}</label>
      <div className="line-form">
        <input
          key={value}
          ref={field}
          className="input"
          id={id}
          name={name}
          autoComplete="off"
          autoCapitalize={props.areCapitals === false ? 'none' : 'characters'}
          spellCheck={false}
          maxLength={props.maxLength}
          defaultValue={value}
          onInput={() => setRefusal('')}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error`}
        />
        <button type="submit" aria-disabled={isBusy}>
          {isBusy ? words.checkingCode : words.applyCode}
        </button>
      </div>
      <p className="field-error" id={`${id}-error`} role="alert">
        {error}
      </p>
    </form>
  );
  if (!opener) return form;
  return (
    <details className="promo" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="text-button">{opener}</summary>
      {isOpen && form}
    </details>
  );
}
