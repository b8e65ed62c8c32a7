import { longDay } from '#src/core/dates.ts';
import { paths } from '#src/lib/paths.ts';
import { OrderEmailField, OrderNumberField } from '#src/ui/OrderFields.tsx';
import Sentence from '#src/ui/Sentence.tsx';
import * as words from '#src/words/en/downloads.ts';
import * as labels from '#src/words/en/labels.ts';
import { fill } from '#src/words/fill.ts';

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
          {state === 'waiting' && from ? fill(words.waitingUntil, { day: longDay(language, from) }) : text}
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
          <h2 id="downloads-form">{isOwnLink ? words.newLinks : words.orderDetails}</h2>
          {isOwnLink ? <NewLinks token={token} /> : <AskForm typed={typed} problem={problem} />}
        </section>
      )}
      {canAsk && <Facts />}
    </div>
  );
}

/** The states with the form. */
const ASKS: readonly DownloadsState[] = ['ask', 'unknown', 'expired', 'used-up'];

function Facts() {
  return (
    <dl className="write-facts">
      <div>
        <dt>{words.howLong}</dt>
        <dd>{words.howLongText}</dd>
      </div>
      <div>
        <dt>{words.wholeOrder}</dt>
        <dd>
          <Sentence
            of={words.wholeOrderText}
            values={{ order: <a href={paths.order}>{labels.findOrder}</a> }}
          />
        </dd>
      </div>
      <div>
        <dt>{words.notOpening}</dt>
        <dd>
          <Sentence
            of={words.notOpeningText}
            values={{ contact: <a href={`${paths.contact}?topic=digital`}>{labels.contactUs}</a> }}
          />
        </dd>
      </div>
      <div>
        <dt>{words.returns}</dt>
        <dd>
          <Sentence
            of={words.returnsText}
            values={{ withdraw: <a href={paths.withdraw}>{labels.returnOrCancel}</a> }}
          />
        </dd>
      </div>
    </dl>
  );
}

function NewLinks({ token }: { token: string }) {
  return (
    <form className="message" method="post" action="/api/download-links">
      <input type="hidden" name="token" value={token} />
      <p>{words.newLinksTo}</p>
      <div className="message-send">
        <button className="button" type="submit">
          {words.sendNewLinks}
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
            {words.sendAgain}
          </button>
        </div>
      </form>
    </>
  );
}

const MESSAGES: Record<DownloadsState, { title: string; text: string; more?: string }> = {
  ask: { title: words.askTitle, text: words.askText },
  sent: { title: words.sentTitle, text: words.sentText, more: words.sentMore },
  waiting: { title: words.waitingTitle, text: words.waitingText },
  expired: { title: words.expiredTitle, text: words.expiredText },
  'used-up': { title: words.usedUpTitle, text: words.usedUpText },
  revoked: { title: words.revokedTitle, text: words.revokedText },
  unknown: { title: words.unknownTitle, text: words.unknownText },
  missing: { title: words.missingTitle, text: words.missingText },
};
