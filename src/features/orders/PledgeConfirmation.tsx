import { monthAndYear } from '#src/core/dates.ts';
import type { PaidOrder, PaymentState } from '#src/core/orders/paid-order.ts';
import { shownEnd, timeIn } from '#src/core/regions/region-times.ts';
import type { Purchase } from '#src/core/tracking/tracked-event.ts';
import { paths } from '#src/lib/paths.ts';
import Sentence from '#src/ui/Sentence.tsx';
import * as words from '#src/words/en/pledge-confirmation.ts';
import { fill } from '#src/words/fill.ts';
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
  const { language, region } = pledge;
  return (
    <section
      className="thanks"
      data-payment="paid"
      data-order={pledge.id}
      data-purchase={purchase && JSON.stringify(purchase)}
    >
      <div className="thanks-words">
        <OutcomeHeading>
          <Sentence of={words.thankYou} values={{ in: <em>{words.youAreIn}</em> }} />
        </OutcomeHeading>
        <p className="standfirst">
          <Sentence
            of={words.confirmed}
            values={{ funding: pledge.lines[0]?.name ?? '', number: <strong>{pledge.id}</strong> }}
          />
        </p>
        {pledge.isHeld && <p className="notice">{words.held}</p>}
        <h2>{words.next}</h2>
        <ul className="thanks-next">
          {funding && <li>{fill(words.ends, { day: timeIn(region, shownEnd(region, funding.endsAt)) })}</li>}
          <li>{outcomeText(funding, language)}</li>
          <li>
            <Sentence
              of={words.changedMind}
              values={{ contact: <a href={paths.contact}>{words.contact}</a> }}
            />
          </li>
        </ul>
        {funding && (
          <p>
            <a className="button" href={paths.funding(funding.id)}>
              {fill(words.backTo, { funding: funding.title })}
            </a>
          </p>
        )}
      </div>
      <PaidReceipt order={pledge} sums={[]} />
    </section>
  );
}

function outcomeText(funding: PledgedFunding | undefined, language: string): string {
  if (!funding?.reward) return words.ifFunded;
  const { title, expectedAt } = funding.reward;
  return fill(words.ifFundedWithReward, { reward: title, month: monthAndYear(language, expectedAt) });
}

const FUNDINGS = { href: paths.fundings, label: words.backToFundings };
const CONTACT = { href: paths.contact, label: words.contact };

const MESSAGES: Record<Exclude<PaymentState, 'paid'>, PaymentMessage> = {
  pending: { title: words.pendingTitle, text: words.pendingText, link: FUNDINGS },
  delayed: { title: words.delayedTitle, text: words.delayedText, link: CONTACT },
  unpaid: { title: words.unpaidTitle, text: words.unpaidText, link: FUNDINGS },
  unknown: { title: words.unknownTitle, text: words.unknownText, link: CONTACT },
};
