import { paths } from '#src/lib/paths.ts';
import { OrderEmailField, OrderNumberField } from '#src/ui/OrderFields.tsx';
import Sentence from '#src/ui/Sentence.tsx';
import * as labels from '#src/words/en/labels.ts';
import * as words from '#src/words/en/order-finder.ts';

export type FinderIssue = { field: 'number' | 'email'; message: string };

type Props = {
  /** `sent`: the link is sent, if the order exists. `expired`: the link is no longer valid. */
  state?: 'asked' | 'sent' | 'expired';
  /** The input, when the form is shown again. */
  values?: { number: string; email: string };
  issues?: readonly FinderIssue[];
  /** An error that is not about a field. */
  formError?: string | undefined;
};

/** The response in all cases, so that it does not reveal whether the order exists. */
export const SENT = words.sent;

/**
 * The page to look up an order without an account, by its number and email address.
 * Works without JavaScript.
 */
export function OrderFinder({ state = 'asked', values, issues = [], formError }: Props) {
  const issueOf = (field: FinderIssue['field']) => issues.find((issue) => issue.field === field)?.message;
  return (
    <div className="write grid">
      <div className="write-words">
        <h1>{labels.findOrder}</h1>
        <p className="standfirst">{words.lead}</p>
      </div>
      <section className="write-sheet" aria-labelledby="order-finder">
        <h2 id="order-finder">{words.details}</h2>
        {state === 'sent' && (
          <div className="order-note" role="status">
            <p>
              <strong>{SENT}</strong>
            </p>
            <p>{words.sentNext}</p>
          </div>
        )}
        {state === 'expired' && (
          <div className="order-note" role="alert">
            <p>
              <strong>{words.expired}</strong>
            </p>
            <p>{words.expiredNext}</p>
          </div>
        )}
        {formError && (
          <div className="order-note" role="alert">
            <p>{formError}</p>
          </div>
        )}
        <form className="message" method="post" action="/api/order-link" noValidate>
          <OrderNumberField
            id="order-number"
            name="number"
            value={values?.number}
            issue={issueOf('number')}
          />
          <OrderEmailField id="order-email" name="email" value={values?.email} issue={issueOf('email')} />
          <div className="message-send">
            <button className="button" type="submit">
              {words.send}
            </button>
          </div>
        </form>
        <p className="note">
          <Sentence
            of={words.numberLost}
            values={{ contact: <a href={`${paths.contact}?topic=order`}>{words.contact}</a> }}
          />
        </p>
      </section>
      <dl className="write-facts">
        <div>
          <dt>{words.nextTitle}</dt>
          <dd>{words.next}</dd>
        </div>
        <div>
          <dt>{words.deliveryTitle}</dt>
          <dd>
            <Sentence of={words.delivery} values={{ help: <a href={paths.faq}>{labels.helpAndFaq}</a> }} />
          </dd>
        </div>
        <div>
          <dt>{words.filesTitle}</dt>
          <dd>
            <Sentence
              of={words.files}
              values={{ downloads: <a href={paths.downloads}>{words.filesLink}</a> }}
            />
          </dd>
        </div>
        <div>
          <dt>{words.returnsTitle}</dt>
          <dd>
            <Sentence
              of={words.returns}
              values={{ withdraw: <a href={paths.withdraw}>{labels.returnOrCancel}</a> }}
            />
          </dd>
        </div>
      </dl>
    </div>
  );
}
