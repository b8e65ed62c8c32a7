import { longDay, monthAndYear } from '../../core/dates.ts';
import type { PaidOrder, PaymentState } from '../../core/orders/paid-order.ts';
import type { Purchase } from '../../core/tracking/tracked-event.ts';
import { paths } from '../../lib/paths.ts';
import { OutcomeHeading } from './OutcomeHeading.tsx';
import { PaidReceipt } from './PaidReceipt.tsx';
import { type PaymentMessage, PaymentNote } from './PaymentNote.tsx';

/** The funding of a pledge. Dates are ISO dates in UTC. */
export type PledgedFunding = {
  id: string;
  title: string;
  endsAt: string;
  /** The chosen reward. Undefined for a free amount. */
  reward?: { title: string; expectedAt: string } | undefined;
};

type Props = {
  state: PaymentState;
  /** The pledge, when it is paid. */
  pledge?: PaidOrder | undefined;
  /** Undefined when the store no longer has the funding. */
  funding?: PledgedFunding | undefined;
  /** The pledge for tracking, when the visitor has consented. */
  purchase?: Purchase | undefined;
};

/** The confirmation of a pledge, or the state of its payment. */
export function PledgeConfirmation({ state, pledge, funding, purchase }: Props) {
  if (state !== 'paid' || !pledge) {
    const unsure = state === 'paid' ? 'delayed' : state;
    return <PaymentNote state={unsure} {...MESSAGES[unsure]} />;
  }
  const { language } = pledge;
  return (
    <section
      className="thanks"
      data-payment="paid"
      data-order={pledge.id}
      data-purchase={purchase && JSON.stringify(purchase)}
    >
      <div className="thanks-words">
        <OutcomeHeading>
          Thank you. <em>You’re in.</em>
        </OutcomeHeading>
        <p className="standfirst">
          Your pledge to {pledge.lines[0]?.name} has the number <strong>{pledge.id}</strong>. The receipt is
          on its way to the e-mail address you gave on the payment page.
        </p>
        {pledge.isHeld && (
          <p className="notice">
            We are checking one detail of this pledge by hand and will write to you within a working day.
            Nothing is lost.
          </p>
        )}
        <h2>What happens next</h2>
        <ul className="thanks-next">
          {funding && (
            <li>
              It ends on {longDay(language, funding.endsAt)}. We write to you then, whichever way it goes.
            </li>
          )}
          <li>
            If it reaches its goal, {outcomeText(funding, language)}. If it does not, you get all of this back
            within fourteen days, the way it came.
          </li>
          <li>
            Changed your mind? <a href={paths.contact}>Write to us</a> before it ends, with your number.
          </li>
        </ul>
        {funding && (
          <p>
            <a className="button" href={paths.funding(funding.id)}>
              Back to {funding.title}
            </a>
          </p>
        )}
      </div>
      <PaidReceipt order={pledge} sums={[]} />
    </section>
  );
}

function outcomeText(funding: PledgedFunding | undefined, language: string): string {
  if (!funding?.reward) return 'it gets made, and you were part of that';
  const { title, expectedAt } = funding.reward;
  const month = monthAndYear(language, expectedAt);
  return `“${title}” is yours, in ${month} as things stand`;
}

const FUNDINGS = { href: paths.fundings, label: 'Back to the fundings' };
const CONTACT = { href: paths.contact, label: 'Write to us' };

const MESSAGES: Record<Exclude<PaymentState, 'paid'>, PaymentMessage> = {
  pending: {
    title: 'Nearly there: we are waiting for your bank',
    text: 'Your pledge is in, and a limited reward stays yours meanwhile. This kind of payment takes a few days to arrive; it counts from then on, and we will write to you.',
    link: FUNDINGS,
  },
  delayed: {
    title: 'Your pledge is being written down',
    text: 'We cannot show it this minute. If you have paid, it is safe: reload this page in a moment, or wait for our e-mail.',
    link: CONTACT,
  },
  unpaid: {
    title: 'Not paid yet',
    text: 'This payment was not finished, so nothing was charged and nothing is counted. The funding is where you left it.',
    link: FUNDINGS,
  },
  unknown: {
    title: 'We do not know this pledge',
    text: 'The address you came by does not lead to a pledge of ours. If you have paid, the receipt in your e-mail has your number.',
    link: CONTACT,
  },
};
