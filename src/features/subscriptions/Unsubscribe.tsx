import { type MailList, unsubscribeOperation } from '#src/contracts/unsubscribe.ts';
import { paths } from '#src/lib/paths.ts';
import Sentence from '#src/ui/Sentence.tsx';
import * as words from '#src/words/en/unsubscribe.ts';

type Props =
  | { state: 'ask'; list: MailList; link: string }
  | { state: 'done' }
  | { state: 'unknown'; message?: string };
const TEXTS: Readonly<Record<MailList, string>> = {
  stock: words.stock,
  reviews: words.reviews,
  news: words.news,
  fundings: words.fundings,
};

/** The unsubscribe page. Opening the link does not unsubscribe, since mail scanners follow links. */
export function Unsubscribe(props: Props) {
  return (
    <div className="write grid">
      <section className="write-sheet" aria-labelledby="unsubscribe-title">
        {props.state === 'ask' && (
          <>
            <h1 id="unsubscribe-title">{words.heading}</h1>
            <p>{TEXTS[props.list]}</p>
            <form
              className="message"
              method="post"
              action={`${unsubscribeOperation.path}?${new URLSearchParams({ list: props.list, link: props.link })}`}
            >
              <div className="message-send">
                <button className="button" type="submit">
                  {words.stop}
                </button>
              </div>
            </form>
          </>
        )}
        {props.state === 'done' && (
          <>
            <h1 id="unsubscribe-title">{words.endedHeading}</h1>
            <p role="status">{words.ended}</p>
          </>
        )}
        {props.state === 'unknown' && (
          <>
            <h1 id="unsubscribe-title">{words.unknownHeading}</h1>
            <p role="alert">{props.message ?? words.unknown}</p>
            <p>
              <Sentence of={words.help} values={{ contact: <a href={paths.contact}>{words.contact}</a> }} />
            </p>
          </>
        )}
      </section>
    </div>
  );
}
