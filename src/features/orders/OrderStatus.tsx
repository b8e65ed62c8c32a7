import { longDay } from '#src/core/dates.ts';
import { nextSteps } from '#src/core/orders/next-steps.ts';
import type { PaidOrder } from '#src/core/orders/paid-order.ts';
import { sumRows } from '#src/core/orders/receipt-words.ts';
import { moneyIn } from '#src/core/regions/format.ts';
import { paths } from '#src/lib/paths.ts';
import Sentence from '#src/ui/Sentence.tsx';
import * as labels from '#src/words/en/labels.ts';
import * as words from '#src/words/en/orders.ts';
import { fill } from '#src/words/fill.ts';
import { BoughtThings } from './BoughtThings.tsx';
import { DeliveryNote } from './DeliveryNote.tsx';
import { PaidReceipt } from './PaidReceipt.tsx';
import { type RewardQuestions, RewardSurveys, type SurveyState } from './RewardSurvey.tsx';
import { YourFiles } from './YourFiles.tsx';
import { YourGiftCards } from './YourGiftCards.tsx';

/** A parcel that was shipped. */
export type Parcel = {
  carrier?: string | undefined;
  trackingNumber?: string | undefined;
  /** An https URL. */
  trackingUrl?: string | undefined;
  /** As an ISO date in UTC. */
  sentAt: string;
};

type Props = {
  order: PaidOrder;
  isPledge: boolean;
  /** Whether the funding of a pledge has succeeded. */
  isWon?: boolean;
  /** Its most important state. */
  status: 'paid' | 'held' | 'fulfilled' | 'part_refunded' | 'refunded' | 'disputed';
  /** The refunded amount, in minor units. */
  refunded: number;
  parcels?: readonly Parcel[];
  /** Its invoice and credit notes. */
  invoices?: readonly { label: string; href: string }[];
  /** What its backer is asked about each reward. */
  surveys?: readonly RewardQuestions[];
  survey?: SurveyState | undefined;
};

/**
 * An order's page for those who have its link: its state and its lines.
 * Of the buyer's data it shows only the destination's town.
 */
export function OrderStatus({
  order,
  isPledge,
  isWon = false,
  status,
  refunded,
  parcels = [],
  invoices = [],
  surveys = [],
  survey,
}: Props) {
  const isOnItsWay = !isPledge && status !== 'refunded' && status !== 'disputed';
  const steps = isOnItsWay ? stepsOf(order, parcels.length > 0) : [];
  const kind = isPledge ? 'pledge' : 'order';
  return (
    <section className="thanks">
      <div className="thanks-words">
        <h1>{words.heading[kind]}</h1>
        <p className="standfirst">
          <Sentence
            of={words.itsNumber}
            values={{
              number: <strong>{order.id}</strong>,
              status: statusText(order, { isPledge, isWon, status, refunded }),
            }}
          />
        </p>
        {parcels.map((parcel) => (
          <p key={`${parcel.sentAt} ${parcel.trackingNumber}`} className="order-note">
            {parcelText(parcel, order.language)}{' '}
            {parcel.trackingUrl && (
              <a className="button" href={parcel.trackingUrl}>
                {words.track}
              </a>
            )}
          </p>
        ))}
        <BoughtThings lines={order.lines} />
        {survey && surveys.length > 0 && <RewardSurveys surveys={surveys} state={survey} order={order} />}
        {!order.isHeld && isOnItsWay && <DeliveryNote order={order} />}
        {!order.isHeld && !isPledge && status !== 'refunded' && <YourFiles order={order} isKept />}
        {!order.isHeld && !isPledge && <YourGiftCards order={order} />}
        {steps.length > 0 && (
          <>
            <h2>{words.next}</h2>
            <ul className="thanks-next">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ul>
          </>
        )}
        {invoices.length > 0 && (
          <>
            <h2>{words.invoices}</h2>
            <ul className="thanks-next">
              {invoices.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </>
        )}
        <h2>{words.help}</h2>
        <ul className="thanks-next">
          <li>
            <Sentence
              of={words.notRightWithNumber}
              values={{
                contact: <a href={`${paths.contact}?topic=order`}>{words.contact}</a>,
                number: <span className="whole">{order.id}</span>,
              }}
            />
          </li>
          {!isPledge && status !== 'refunded' && order.lines.some(({ way }) => way !== 'digital') && (
            <li>
              <Sentence
                of={words.changedMind}
                values={{ withdraw: <a href={paths.withdraw}>{labels.returnOrCancel}</a> }}
              />
            </li>
          )}
          <li>{invoices.length > 0 ? words.forYouAloneInvoiced : words.forYouAlone}</li>
        </ul>
        <p>
          <a className="button button-quiet" href={paths.products}>
            {labels.continueShopping}
          </a>
        </p>
      </div>
      <PaidReceipt order={order} sums={isPledge ? [] : sumRows(order)} refunded={refunded} />
    </section>
  );
}

/** The next steps, until a parcel was shipped. */
function stepsOf(order: PaidOrder, isSent: boolean): string[] {
  if (order.isHeld) return [];
  return isSent ? [] : nextSteps(order, { areDaysAbove: true });
}

function parcelText({ carrier, trackingNumber: number, sentAt }: Parcel, language: string): string {
  const day = longDay(language, sentAt);
  if (carrier && number) return fill(words.sentWithNumber, { day, carrier, number });
  if (carrier) return fill(words.sentWith, { day, carrier });
  return number ? fill(words.sentNumber, { day, number }) : fill(words.sent, { day });
}

type Standing = Pick<Props, 'isPledge' | 'isWon' | 'status' | 'refunded'>;

function statusText(
  { isHeld, region, language, createdAt }: PaidOrder,
  { isPledge, isWon, status, refunded }: Standing,
): string {
  const paid = fill(words.paidOn, { day: longDay(language, createdAt) });
  if (isHeld) return `${paid} ${words.statusHeld}`;
  if (status === 'refunded') return `${paid} ${words.statusRefunded}`;
  return [
    paid,
    ...(refunded > 0 ? [fill(words.statusRefundedInPart, { amount: moneyIn(region, refunded) })] : []),
    ...(isPledge ? [isWon ? words.statusPledgeWon : words.statusPledge] : []),
  ].join(' ');
}
