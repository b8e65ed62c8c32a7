/**
 * The rule for view transitions, inline in the page. In a style sheet that is not cached yet, it would come
 * too late: the browser would skip the running transition and report an error. No transition with reduced
 * motion. Its hash is in the inventory of inline code.
 */
export const VIEW_TRANSITION =
  '@view-transition{navigation:auto}@media (prefers-reduced-motion:reduce){@view-transition{navigation:none}}';
