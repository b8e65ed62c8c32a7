/**
 * The inventory of inline code: nothing inline runs in a page unless its hash stands here. The check over the built pages
 * (tests/build/every-page/security.ts) fails on any other, and prints the line to put in after a look at what it is.
 */
type InlineCode = {
  sha256: string;
  purpose: string;
  /** Whose it is: the file that it is made from, or the package that brings it. */
  from: string;
};

export const INLINE_SCRIPTS: readonly InlineCode[] = [
  {
    sha256: 'YAvPw68Y8dg/djCMRzL3zf5MMjMvCzSWEXrpQxcyvuU=',
    purpose: 'Speculation rules: which pages the browser may fetch before a click',
    from: 'src/layouts/speculation-rules.ts',
  },
  {
    sha256: 'BhKZABPWb3PjQn8AF+aXlos7OlBG9ACZLarBJMtoOXU=',
    purpose:
      'Remembers what was pressed before the page’s scripts had come, loads a page anew whose script cannot be had, and drops a page turn that came too late',
    from: 'src/layouts/early-script.ts',
  },
  {
    sha256: 'mHbrD0JD9fw6vKj5M7BO5bVqOXdI/eiPXQthePh7wAw=',
    purpose: 'Holds the form of an island until the page’s script can submit it in place, or has failed',
    from: 'src/islands/hold-script.ts',
  },
  {
    sha256: 'Lgz+no+fUdar1wBNtP8BgWCySLYdfmtwlkNaP/S+4AM=',
    purpose: 'Chooses the format of a product that the address names, and has its form come at once',
    from: 'src/features/products/format-in-address.ts',
  },
];

export const INLINE_STYLES: readonly InlineCode[] = [
  {
    sha256: 'J+79lMXk1QX8WVmCnJudlkUAXhi4qRs0LMMRPurfBM4=',
    purpose: 'Turns pages into each other, and is there before any style sheet',
    from: 'src/layouts/view-transition.ts',
  },
];
