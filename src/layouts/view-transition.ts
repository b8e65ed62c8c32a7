/**
 * That pages turn into each other, said in the page itself: until a browser without the style sheet in its cache has that, it takes
 * the page for one that wants no transition, drops the one that has begun, and reports that as an error. No movement
 * for those who want none. Its hash is in the inventory of inline code.
 */
export const VIEW_TRANSITION =
  '@view-transition{navigation:auto}@media (prefers-reduced-motion:reduce){@view-transition{navigation:none}}';
