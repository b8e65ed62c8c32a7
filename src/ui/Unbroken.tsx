import { Fragment } from 'react';
import { unbroken } from '../lib/unbroken.ts';

/** A text that is set large, with no short hyphenated word of it parted at its hyphen. */
export default function Unbroken({ text }: { text: string }) {
  return unbroken(text).map(({ text: part, isWhole }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name than their place
    <Fragment key={at}>{isWhole ? <span className="whole">{part}</span> : part}</Fragment>
  ));
}
