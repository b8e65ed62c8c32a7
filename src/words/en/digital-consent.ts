/** The consent to digital content. The text of the consent itself is no word, since orders store its version. */

export const missing =
  'To have digital copies at once, please tick the box that says so. Without it we may not send them yet.';
