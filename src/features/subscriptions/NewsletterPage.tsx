import { newsConfirmationOperation } from '#src/contracts/newsletter.ts';
import { NEWSLETTER_WORDING } from '#src/core/news/wordings.ts';
import { CONSENT } from '#src/lib/anchor-ids.ts';
import { paths } from '#src/lib/paths.ts';
import Sentence from '#src/ui/Sentence.tsx';
import * as words from '#src/words/en/newsletter.ts';
import { AddressForm } from './AddressForm.tsx';

type Props = {
  /**
   * `sent`: the confirmation mail is sent. `over`: the link is no longer
   * valid.
   */
  state: 'ask' | 'sent' | 'confirm' | 'confirmed' | 'over';
  /** What the newsletter brings. */
  lead: string;
  /** The token of the confirmation mail. */
  link?: string | undefined;
  email?: string | undefined;
  issue?: string | undefined;
  formError?: string | undefined;
};

const TITLES: Readonly<Record<Props['state'], string>> = {
  ask: words.askHeading,
  sent: words.sentHeading,
  confirm: words.confirmHeading,
  confirmed: words.confirmedHeading,
  over: words.overHeading,
};

/** The newsletter's sign-up form, its confirmation page, and their results. Works without JavaScript. */
export function NewsletterPage({ state, lead, link, email, issue, formError }: Props) {
  return (
    <div className="write grid">
      <div className="write-words">
        <h1>{words.heading}</h1>
        <p className="standfirst">{lead}</p>
      </div>
      <section className="write-sheet" aria-labelledby="newsletter-title">
        <h2 id="newsletter-title">{TITLES[state]}</h2>
        {formError && (
          <div className="order-note" role="alert">
            <p>{formError}</p>
          </div>
        )}
        {(state === 'ask' || state === 'over') && (
          <AddressForm
            name="news"
            action="/api/newsletter"
            button={words.ask}
            hint={words.askHint}
            email={email}
            issue={issue}
          >
            <input type="hidden" name="wording" value={NEWSLETTER_WORDING.id} />
            <p className="note">
              {NEWSLETTER_WORDING.text}{' '}
              <Sentence
                of={words.dataKept}
                values={{ privacy: <a href={`${paths.privacy}#${CONSENT}`}>{words.privacy}</a> }}
              />
            </p>
          </AddressForm>
        )}
        {state === 'sent' && <p role="status">{words.sent}</p>}
        {state === 'confirm' && (
          <form className="message" method="post" action={newsConfirmationOperation.path}>
            <p>{NEWSLETTER_WORDING.text}</p>
            <input type="hidden" name="link" value={link} />
            <div className="message-send">
              <button className="button" type="submit">
                {words.confirm}
              </button>
            </div>
          </form>
        )}
        {state === 'confirmed' && <p role="status">{words.confirmedMail}</p>}
      </section>
    </div>
  );
}
