import { type ReactNode, useId } from 'react';

/** A field with its label, a hint and its error. `children` gets the attributes of the control. */
export function Field({
  label,
  hint,
  problem,
  children,
}: {
  label: string;
  hint?: string | undefined;
  problem?: string | undefined;
  children: (control: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode;
}) {
  const id = useId();
  const about = problem ?? hint;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        ...(about && { 'aria-describedby': `${id}-about` }),
        ...(problem && { 'aria-invalid': true as const }),
      })}
      {about && (
        <p id={`${id}-about`} className={problem ? 'small due' : 'small soft'}>
          {about}
        </p>
      )}
    </div>
  );
}
