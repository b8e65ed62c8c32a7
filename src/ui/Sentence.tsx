import { Fragment, type ReactNode } from 'react';
import { splitAtPlaces, valueAt } from '../words/fill.ts';

type Props = {
  /** A text of the catalogue. */
  of: string;
  /** What each place gets: a text or an element, such as a link. */
  values: Readonly<Record<string, ReactNode>>;
};

/** A sentence whose places get elements. A text alone is made by `fill`. */
export default function Sentence({ of, values }: Props) {
  return splitAtPlaces(of).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence do not move
    index % 2 === 1 ? <Fragment key={index}>{valueAt(of, part, values)}</Fragment> : part,
  );
}
