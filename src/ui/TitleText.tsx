import { splitTitle } from '../lib/titles.ts';
import Unbroken from './Unbroken.tsx';

/** A title as it is set large: its end in italics, no short hyphenated word parted. */
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
