import { type ReactNode, useEffect, useState } from 'react';
import { addCodes } from '#src/words/en/checkout.ts';

type Props = {
  /** True while a code is in use or refused. */
  isNeeded: boolean;
  children: ReactNode;
};

/** The fields for codes. Phones have one line that opens them. */
export function Codes({ isNeeded, children }: Props) {
  // The basket is rendered in the browser only.
  const [isOpen, setOpen] = useState(() => isNeeded || matchMedia('(min-width: 641px)').matches);
  useEffect(() => {
    if (isNeeded) setOpen(true);
  }, [isNeeded]);
  return (
    <details className="codes" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{addCodes}</summary>
      {children}
    </details>
  );
}
