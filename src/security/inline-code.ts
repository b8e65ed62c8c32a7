/**
 * The inventory of inline code: only code with a hash in this list runs. The check of the built pages
 * (tests/build/every-page/security.ts) fails for any other code and prints the entry to add after review.
 */
type InlineCode = {
  sha256: string;
  purpose: string;
  /** The file that it is built from, or its package. */
  from: string;
};

export const INLINE_SCRIPTS: readonly InlineCode[] = [
  {
    sha256: 'ZB+GGHtK5w1R+JmBYbMUlVckNYPpwhNW1P9YLK677E0=',
    purpose: 'Speculation rules: which pages the browser may fetch before a click',
    from: 'src/layouts/speculation-rules.ts',
  },
  {
    sha256: 'wz460WrELqhzot4e00f4/cML7GnUbkiJH1FUhP7wz4s=',
    purpose:
      'Remembers clicks before the page’s scripts have loaded, reloads a page whose script fails to load, and cancels a late page transition',
    from: 'src/layouts/early.inline.ts',
  },
  {
    sha256: 'Iy5j5/B0S/JEAEweNbDYhFK/SjQsQ0k0mTto/4nM7CY=',
    purpose: 'Holds the form of an island until the page’s script can submit it in place, or has failed',
    from: 'src/ui/islands/defer.inline.ts',
  },
  {
    sha256: 'CuwhMzAWBol6Dyysw8r3ZxgLJaQM0LX20garyz719N0=',
    purpose:
      'Chooses the format of a product that the address names, or its options, and has its form come at once',
    from: 'src/features/products/format-in-address.inline.ts',
  },
  {
    sha256: 'RoMT/4PbjT1tf/4UYfU+Mvtca1yPjyObcTKu4svW0a4=',
    purpose: 'Shows when an order placed now arrives, before the first paint',
    from: 'src/features/products/arrival.inline.ts',
  },
];

export const INLINE_STYLES: readonly InlineCode[] = [
  {
    sha256: 'J+79lMXk1QX8WVmCnJudlkUAXhi4qRs0LMMRPurfBM4=',
    purpose: 'Turns pages into each other, and is there before any style sheet',
    from: 'src/layouts/view-transition.ts',
  },
];
