import type { ReactNode } from 'react';

/**
 * The heading of a return page. It has the focus on load, so that screen readers announce the result first.
 */
export function OutcomeHeading({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: the whole page is the answer to what was just done, and this is its first line
    <h1 tabIndex={-1} autoFocus>
      {children}
    </h1>
  );
}
