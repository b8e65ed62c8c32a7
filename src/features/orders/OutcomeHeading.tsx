import type { ReactNode } from 'react';

/** The heading of a page to which the payment page leads back. It has the focus at once, so that what became of it is heard first. */
export function OutcomeHeading({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: the whole page is the answer to what was just done, and this is its first line
    <h1 tabIndex={-1} autoFocus>
      {children}
    </h1>
  );
}
