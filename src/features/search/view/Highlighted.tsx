import { Fragment } from 'react';
import { textParts } from './highlight.ts';

/** A text with the matching words marked. `terms` are folded words. */
export default function Highlighted({ text, terms }: { text: string; terms: readonly string[] }) {
  return textParts(text, terms).map(({ text: part, isFound }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name than their place
    <Fragment key={at}>{isFound ? <mark>{part}</mark> : part}</Fragment>
  ));
}
