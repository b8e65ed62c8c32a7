import { type ReactNode, useEffect, useState } from 'react';
import { addCodes } from '#src/words/en/checkout.ts';

type Props = {
  /** True while a code is in use or refused. */
  isNeeded: boolean;
  children: ReactNode;
};

/** The fields for codes, behind one line that opens them. */
export function Codes({ isNeeded, children }: Props) {
  const [isOpen, setOpen] = useState(isNeeded);
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
