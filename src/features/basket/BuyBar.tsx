import { paths } from '#src/lib/paths.ts';
import { view } from '#src/words/en/basket-messages.ts';
import { inBasket } from '#src/words/en/buying.ts';
import { arrivesBy, notMadeYet } from '#src/words/en/buying-facts.ts';
import type { AddOutcome } from './BuyOutcome.tsx';

type Props = {
  /** The product's name, or the chosen format's when there are several. */
  name: string;
  price: string;
  /** The tax note beside the price. */
  tax: string;
  /** Whether a funding pays for it: it is not made yet. */
  isFunding: boolean;
  /** Whether the chosen format is delivered. Undefined if the page has no delivery dates. */
  isDelivered: boolean | undefined;
  verb: string;
  outcome: AddOutcome | undefined;
};

/**
 * A copy of the form's button at the bottom of a phone's screen while the other one is out of view
 * (follow-button.ts). It also shows the result, which screen readers read from the other
 * one.
 */
export function BuyBar({ name, price, tax, isFunding, isDelivered, verb, outcome }: Props) {
  return (
    <div className="action-bar">
      {outcome && (
        <p className="action-bar-words">
          {'refused' in outcome ? (
            outcome.refused
          ) : (
            <>
              <b>{inBasket}</b> <a href={paths.basket}>{view}</a>
            </>
          )}
        </p>
      )}
      {/* Hidden and not left out, since only the first paint writes the day. */}
      <p className="action-bar-words" hidden={outcome !== undefined}>
        <span>
          <b>{price}</b>
          {` ${tax}`}
        </span>
        <span>{name}</span>
        {isFunding && <span>{notMadeYet}</span>}
        {isDelivered !== undefined && (
          // arrival.inline.ts writes the words and the day. Without it there is no day to name.
          <span hidden={!isDelivered} data-last={arrivesBy} suppressHydrationWarning>
            {' '}
          </span>
        )}
      </p>
      <button className="button" type="submit">
        {verb}
      </button>
    </div>
  );
}
