import type { ReactNode } from 'react';
import * as labels from '../words/en/labels.ts';
import { CharacterCount } from './CharacterCount.tsx';

/** The attributes that connect a control with its label, hint and error. */
export type Tied = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type Props = {
  id: string;
  label: string;
  className?: string;
  isOptional?: boolean;
  hint?: string | undefined;
  /** The error message. */
  issue?: string | undefined;
  /** Maximum number of characters. Near it, and above it, the rest is shown. Input is not cut. */
  max?: number | undefined;
  children: (tied: Tied) => ReactNode;
};

/** A form field: label, control, hint, remaining characters and error. */
export function Field({ id, label, className = '', isOptional = false, hint, issue, max, children }: Props) {
  return (
    <div className={`field ${className}`.trim()}>
      <label htmlFor={id}>
        {label}
        {isOptional && <span> {labels.optional}</span>}
      </label>
      {children(tiedTo({ id, hint, issue }))}
      {hint && (
        <p className="note" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {max !== undefined && <CharacterCount id={id} max={max} />}
      <FieldIssue id={id} issue={issue} />
    </div>
  );
}

/** A field's error message, if any. */
export function FieldIssue({ id, issue }: Pick<Props, 'id' | 'issue'>) {
  if (!issue) return null;
  return (
    <p className="field-error" id={`${id}-error`}>
      {issue}
    </p>
  );
}

export function tiedTo({ id, hint, issue }: Pick<Props, 'id' | 'hint' | 'issue'>): Tied {
  return {
    id,
    'aria-describedby': [hint && `${id}-hint`, issue && `${id}-error`].filter(Boolean).join(' ') || undefined,
    'aria-invalid': issue ? true : undefined,
  };
}
