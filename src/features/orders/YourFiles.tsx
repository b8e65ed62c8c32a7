import { longDay } from '#src/core/dates.ts';
import type { DownloadLink, PaidOrder } from '#src/core/orders/paid-order.ts';
import { paths } from '#src/lib/paths.ts';
import Sentence from '#src/ui/Sentence.tsx';
import * as words from '#src/words/en/orders.ts';
import { fill } from '#src/words/fill.ts';

/** The download links of an order, or where to find them, and the consent to immediate delivery. */
export function YourFiles({
  order,
  isKept = false,
}: {
  order: PaidOrder;
  /** True on a page that shows the links for as long as they are valid. */
  isKept?: boolean;
}) {
  const { lines, downloads, consent, language, gift } = order;
  if (lines.every(({ way, isGiftCard }) => way !== 'digital' || isGiftCard)) return null;
  return (
    <>
      <h2>{gift?.isMailed ? words.giftFiles : words.files}</h2>
      {downloads && downloads.length > 0 ? (
        <>
          {lines.map((line, position) => {
            const links = downloads.filter((link) => link.position === position);
            if (links.length === 0) return null;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a file may be on two lines, and they never move
              <div className="files" key={position}>
                <p>
                  {line.name}, {line.formatName}
                </p>
                <Links links={links} language={language} />
              </div>
            );
          })}
          <p className="note">
            <Sentence
              of={isKept ? words.filesUntil : words.filesForAnHour}
              values={{
                day: longDay(language, downloads[0]?.until ?? ''),
                again: <a href={paths.downloads}>{words.sentAgain}</a>,
              }}
            />
          </p>
        </>
      ) : (
        <p>
          <Sentence
            of={words.filesByEmail}
            values={{ again: <a href={paths.downloads}>{words.sendAgain}</a> }}
          />
        </p>
      )}
      {consent && (
        <p className="note">
          {fill(words.agreed, { day: longDay(language, consent.agreedAt), consent: consent.text })}
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
        {first.from ? fill(words.filesOutOn, { day: longDay(language, first.from) }) : words.filesStillMade}
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
