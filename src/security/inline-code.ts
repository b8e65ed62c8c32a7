/**
 * The inventory of inline code: nothing inline runs in a page unless its hash stands here. The check over the built pages
 * (tests/build/security.test.ts) fails on any other, and prints the line to put in after a look at what it is.
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
    sha256: 'xjWoylRkSYWh4a1G+kLMPzsyT5vNgRtgYJyXsB+qYLo=',
    purpose:
      'Remembers what was pressed before the page’s scripts had come, and drops a page turn that came too late',
    from: 'src/layouts/early-script.ts',
  },
  {
    sha256: 'GFrRHtbdo1xYFPSF3mwIp+E1VlPktXKwDcbE2cb77Zs=',
    purpose:
      'Loads an island at the first sign that somebody means to use it, and holds what they did until then',
    from: 'src/islands/intent.ts and intent-loader.ts',
  },
  {
    sha256: 'Ya0pUYrC7nM5Cn/056TyVuEiz6dFGrzmkWzgON0pF0U=',
    purpose: 'The element around an island, which starts it with what the page says',
    from: 'astro, runtime/server/astro-island',
  },
];

export const INLINE_STYLES: readonly InlineCode[] = [
  {
    sha256: 'J+79lMXk1QX8WVmCnJudlkUAXhi4qRs0LMMRPurfBM4=',
    purpose: 'Turns pages into each other, and is there before any style sheet',
    from: 'src/layouts/view-transition.ts',
  },
  {
    sha256: 'vv9IoKo7BSLbWcUHr3tNmfNVmm5L/9Cfn2H6LMk7/ow=',
    purpose: 'Leaves the elements around islands out of the layout',
    from: 'astro, runtime/server/scripts',
  },
];
