import { splitTitle } from '../lib/titles.ts';
import Unbroken from './Unbroken.tsx';

/** A heading's text: its last word in italics, and short hyphenated words kept on one line. */
export default function TitleText({ title }: { title: string }) {
  const { roman, italic } = splitTitle(title);
  return (
    <>
      <Unbroken text={italic ? `${roman} ` : roman} />
      {italic && (
        <em>
          <Unbroken text={italic} />
        </em>
      )}
    </>
  );
}
