import { Fragment } from 'react';
import { noBreakHyphens } from '../lib/no-break-hyphens.ts';

/** A heading's text with short hyphenated words kept on one line. */
export default function Unbroken({ text }: { text: string }) {
  return noBreakHyphens(text).map(({ text: part, isWhole }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name than their place
    <Fragment key={at}>{isWhole ? <span className="whole">{part}</span> : part}</Fragment>
  ));
}
