import { newsConfirmationOperation } from '#src/contracts/newsletter.ts';
import { NEWSLETTER_WORDING } from '#src/core/news/wordings.ts';
import { NEWS_ASKED, NEWS_CONFIRMED } from '#src/core/subscription-words.ts';
import { paths } from '#src/lib/paths.ts';
import { AddressForm } from './AddressForm.tsx';

type Props = {
  /**
   * `none`: the store has no newsletter. `sent`: the confirmation mail is sent. `over`: the link is no longer
   * valid.
   */
  state: 'none' | 'ask' | 'sent' | 'confirm' | 'confirmed' | 'over';
  /** What the newsletter brings. */
  lead: string;
  /** The token of the confirmation mail. */
  link?: string | undefined;
  email?: string | undefined;
  issue?: string | undefined;
  formError?: string | undefined;
};

const TITLES: Readonly<Record<Props['state'], string>> = {
  none: 'No newsletter here',
  ask: 'Where to?',
  sent: 'Look into your mail',
  confirm: 'One press more',
  confirmed: 'Thank you',
  over: 'This link has run out',
};

/** The newsletter's sign-up form, its confirmation page, and their results. Works without JavaScript. */
export function NewsletterPage({ state, lead, link, email, issue, formError }: Props) {
  return (
    <div className="write grid">
      <div className="write-words">
        <h1>The newsletter</h1>
        <p className="standfirst">{lead}</p>
      </div>
      <section className="write-sheet" aria-labelledby="newsletter-title">
        <h2 id="newsletter-title">{TITLES[state]}</h2>
        {formError && (
          <div className="order-note" role="alert">
            <p>{formError}</p>
          </div>
        )}
        {state === 'none' && <p>This shop sends none at the moment.</p>}
        {(state === 'ask' || state === 'over') && (
          <AddressForm
            name="news"
            action="/api/newsletter"
            button="Send me the newsletter"
            hint="We ask that address first whether it wants to. Until it says yes, nothing comes."
            email={email}
            issue={issue}
          >
            <input type="hidden" name="wording" value={NEWSLETTER_WORDING.id} />
            <p className="note">
              {NEWSLETTER_WORDING.text} What we keep stands under{' '}
              <a href={`${paths.privacy}#consent`}>privacy</a>.
            </p>
          </AddressForm>
        )}
        {state === 'sent' && <p role="status">{NEWS_ASKED}</p>}
        {state === 'confirm' && (
          <form method="post" action={newsConfirmationOperation.path}>
            <p>{NEWSLETTER_WORDING.text}</p>
            <input type="hidden" name="link" value={link} />
            <p>
              <button className="button" type="submit">
                Yes, send me the newsletter
              </button>
            </p>
          </form>
        )}
        {state === 'confirmed' && (
          <p role="status">{NEWS_CONFIRMED} A mail says so, with the link by which it ends.</p>
        )}
      </section>
    </div>
  );
}
