import { longDay } from '../../core/dates.ts';
import { paths } from '../../lib/paths.ts';
import { OrderEmailField, OrderNumberField } from '../../ui/OrderFields.tsx';
import * as labels from '../../words/en/labels.ts';

/** `ask`: the form. `sent`: the answer to it. The others: why a link does not work. */
type DownloadsState = 'ask' | 'sent' | 'waiting' | 'expired' | 'used-up' | 'revoked' | 'unknown' | 'missing';

type Props = {
  state: DownloadsState;
  /** The language of dates, as a tag such as `en-GB`. */
  language: string;
  /** The token of an expired link. Its buyer can request new links. */
  token?: string;
  /** The release date, as an ISO date in UTC. */
  from?: string | undefined;
  /** The form's input and its error. */
  typed?: { order: string; email: string };
  problem?: { message: string; field?: string | undefined };
};

/** The page of a download link that does not work, with a form to request new links. */
export function DownloadsView({ state, language, token, from, typed, problem }: Props) {
  const { title, text, more } = MESSAGES[state];
  const isOwnLink = token !== undefined && (state === 'expired' || state === 'used-up');
  const canAsk = ASKS.includes(state);
  return (
    <div className="write grid" data-download={state}>
      <div className="write-words">
        <h1>{title}</h1>
        <p className="standfirst">
          {state === 'waiting' && from
            ? `It is out on ${longDay(language, from)}. Your link works from that day on.`
            : text}
        </p>
        {more && <p>{more}</p>}
        {!canAsk && (
          <p>
            <a className="button" href={`${paths.contact}?topic=digital`}>
              {labels.contactUs}
            </a>
          </p>
        )}
      </div>
      {canAsk && (
        <section className="write-sheet" aria-labelledby="downloads-form">
          <h2 id="downloads-form">{isOwnLink ? 'New links' : 'Order details'}</h2>
          {isOwnLink ? <NewLinks token={token} /> : <AskForm typed={typed} problem={problem} />}
        </section>
      )}
    </div>
  );
}

/** The states with the form. */
const ASKS: readonly DownloadsState[] = ['ask', 'unknown', 'expired', 'used-up'];

function NewLinks({ token }: { token: string }) {
  return (
    <form className="message" method="post" action="/api/download-links">
      <input type="hidden" name="token" value={token} />
      <p>They go to the e-mail address that you gave when you paid.</p>
      <div className="message-send">
        <button className="button" type="submit">
          Send me new links
        </button>
      </div>
    </form>
  );
}

function AskForm({ typed, problem }: Pick<Props, 'typed' | 'problem'>) {
  const issueOf = (field: string) => (problem?.field === field ? problem.message : undefined);
  return (
    <>
      {problem && !problem.field && (
        <div className="order-note" role="alert">
          <p>{problem.message}</p>
        </div>
      )}
      <form className="message" method="post" action="/api/download-links" noValidate>
        <OrderNumberField id="downloads-order" name="order" value={typed?.order} issue={issueOf('order')} />
        <OrderEmailField id="downloads-email" name="email" value={typed?.email} issue={issueOf('email')} />
        <div className="message-send">
          <button className="button" type="submit">
            Send my links again
          </button>
        </div>
      </form>
    </>
  );
}

const MESSAGES: Record<DownloadsState, { title: string; text: string; more?: string }> = {
  ask: {
    title: 'Your files, once more',
    text: 'Lost the e-mail, or have your links run out? We send them to you again.',
  },
  sent: {
    title: 'Look in your e-mail',
    text: 'If that order has files and was paid with that address, its links are on their way there.',
    more: 'Nothing after ten minutes? Look in your spam folder, and check the number.',
  },
  waiting: {
    title: 'Not out yet',
    text: 'What you bought is still being made. Your link works as soon as it is out.',
  },
  expired: {
    title: 'This link has run out',
    text: 'Links work for thirty days. Your files are still yours: we send you new ones.',
  },
  'used-up': {
    title: 'This link has been used up',
    text: 'It has been used as often as a link can be. Your files are still yours: we send you new ones.',
  },
  revoked: {
    title: 'This link does not work any more',
    text: 'The order was refunded, or its payment is being looked into. If that is a surprise to you, write to us.',
  },
  unknown: {
    title: 'We do not know this link',
    text: 'It may have been cut in two by an e-mail, or newer ones have been sent since. We send them again.',
  },
  missing: {
    title: 'This file is not available at the moment',
    text: 'That is our fault and not yours, and your link is still good. Please try again in a while, or write to us and we send the file by hand.',
  },
};
