/**
 * The inventory of inline code: nothing inline runs in a page unless its hash stands here. The build fails on any other,
 * and prints the line to put in after a look at what it is.
 */
type InlineCode = { sha256: string; purpose: string };

export const INLINE_SCRIPTS: readonly InlineCode[] = [
  {
    sha256: 'YAvPw68Y8dg/djCMRzL3zf5MMjMvCzSWEXrpQxcyvuU=',
    purpose: 'Speculation rules: which pages may be fetched ahead (layouts/speculation-rules.ts)',
  },
  {
    sha256: 'waOqj6HIdM891hlTlomM1qwYqDxl9wR0TsgUi9S8FlE=',
    purpose: 'Loads an island on the first sign of intent (features/islands/intent.ts)',
  },
  {
    sha256: 'Ya0pUYrC7nM5Cn/056TyVuEiz6dFGrzmkWzgON0pF0U=',
    purpose: 'Astro’s own definition of the <astro-island> element',
  },
];

export const INLINE_STYLES: readonly InlineCode[] = [
  {
    sha256: 'vv9IoKo7BSLbWcUHr3tNmfNVmm5L/9Cfn2H6LMk7/ow=',
    purpose: 'Astro’s own rule that islands take part in their parent’s layout',
  },
];
