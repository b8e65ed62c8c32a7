import { longDay } from '../../core/dates.ts';
import type { DownloadLink, PaidOrder } from '../../core/orders/paid-order.ts';
import { paths } from '../../lib/paths.ts';

/** The download links of an order, or where to find them, and the consent to immediate delivery. */
export function YourFiles({
  order,
  isKept = false,
}: {
  order: PaidOrder;
  /** True on a page that shows the links for as long as they are valid. */
  isKept?: boolean;
}) {
  const { lines, downloads, consent, language } = order;
  if (lines.every(({ way, isGiftCard }) => way !== 'digital' || isGiftCard)) return null;
  return (
    <>
      <h2>Your files</h2>
      {downloads && downloads.length > 0 ? (
        <>
          {lines.map((line, position) => {
            const links = downloads.filter((link) => link.position === position);
            if (links.length === 0) return null;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may be on two lines, and they never move
              <div className="files" key={position}>
                <p>
                  {line.name}, {line.formatName}
                </p>
                <Links links={links} language={language} />
              </div>
            );
          })}
          <p className="note">
            {isKept ? 'They work until ' : 'This page shows them for an hour, and the links work until '}
            {longDay(language, downloads[0]?.until ?? '')}. Later,{' '}
            <a href={paths.downloads}>have them sent again</a>.
          </p>
        </>
      ) : (
        <p>
          The links to your files come by e-mail. Not there?{' '}
          <a href={paths.downloads}>Have them sent again</a>.
        </p>
      )}
      {consent && (
        <p className="note">
          On {longDay(language, consent.agreedAt)} you agreed: “{consent.text}”
        </p>
      )}
    </>
  );
}

function Links({ links, language }: { links: readonly DownloadLink[]; language: string }) {
  const [first] = links;
  if (first?.isWaiting)
    return (
      <p>
        {first.from ? `Out on ${longDay(language, first.from)}.` : 'Still being made.'} The links work from
        then on.
      </p>
    );
  return (
    <ul className="file-links">
      {links.map(({ file, kind, path }) => (
        <li key={file}>
          <a className="button button-quiet" href={path} download="">
            {kind} <span className="file-name">{file}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
