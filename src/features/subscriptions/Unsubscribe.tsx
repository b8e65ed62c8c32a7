import { type MailList, unsubscribeOperation } from '#src/contracts/unsubscribe.ts';
import { paths } from '#src/lib/paths.ts';

type Props =
  | { state: 'ask'; list: MailList; link: string }
  | { state: 'done' }
  | { state: 'unknown'; message?: string };

/** The confirmation, also when the reader unsubscribed before. */
export const UNSUBSCRIBED = 'Done. These mails do not come to that address any more.';

const WORDS: Readonly<Record<MailList, string>> = {
  stock: 'We then tell that address no more when something is back in the shop.',
  reviews: 'We then ask that address no more what a thing is like.',
  news: 'We then send that address no more news. What it has ordered goes on as before.',
};

/** The unsubscribe page. Opening the link does not unsubscribe, since mail scanners follow links. */
export function Unsubscribe(props: Props) {
  return (
    <div className="write grid">
      <section className="write-sheet" aria-labelledby="unsubscribe-title">
        {props.state === 'ask' && (
          <>
            <h1 id="unsubscribe-title">Stop these mails?</h1>
            <p>{WORDS[props.list]}</p>
            <form
              method="post"
              action={`${unsubscribeOperation.path}?${new URLSearchParams({ list: props.list, link: props.link })}`}
            >
              <p>
                <button className="button" type="submit">
                  Stop them
                </button>
              </p>
            </form>
          </>
        )}
        {props.state === 'done' && (
          <>
            <h1 id="unsubscribe-title">No more of those</h1>
            <p role="status">{UNSUBSCRIBED}</p>
          </>
        )}
        {props.state === 'unknown' && (
          <>
            <h1 id="unsubscribe-title">This link does nothing</h1>
            <p role="alert">{props.message ?? 'It is not one of ours, or a part of it is missing.'}</p>
            <p>
              <a href={paths.contact}>Write to us</a>, and a person takes your address off.
            </p>
          </>
        )}
      </section>
    </div>
  );
}
