import type { ReactNode } from 'react';
import { OPTIONAL } from '../lib/labels.ts';
import { CharacterCount } from './CharacterCount.tsx';

/** What ties a control to its name, its hint and what is wrong with it. */
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
  /** What is wrong with what was typed. */
  issue?: string | undefined;
  /** The most characters that fit: near that, and beyond, what is left is counted. Nothing is cut. */
  max?: number | undefined;
  children: (tied: Tied) => ReactNode;
};

/** One field of a form: its name, its control, a hint, how much still fits, and what is wrong with it. */
export function Field({ id, label, className = '', isOptional = false, hint, issue, max, children }: Props) {
  return (
    <div className={`field ${className}`.trim()}>
      <label htmlFor={id}>
        {label}
        {isOptional && <span> {OPTIONAL}</span>}
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

/** What is wrong with a field; nothing while nothing is. */
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
