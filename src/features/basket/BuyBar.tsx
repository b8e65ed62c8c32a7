import { DOT } from '#src/lib/dot.ts';
import { paths } from '#src/lib/paths.ts';
import { view } from '#src/words/en/basket-messages.ts';
import { inBasket } from '#src/words/en/buying.ts';
import type { AddOutcome } from './BuyOutcome.tsx';

type Props = {
  name: string;
  /** The chosen format's name. Empty when there is only one. */
  format: string;
  price: string;
  verb: string;
  outcome: AddOutcome | undefined;
};

/**
 * A copy of the form's button at the bottom of a phone's screen while the other one is out of view
 * (follow-button.ts). It also shows the result, which screen readers read from the other
 * one.
 */
export function BuyBar({ name, format, price, verb, outcome }: Props) {
  return (
    <div className="action-bar">
      {outcome ? (
        <p className="action-bar-words">
          {'refused' in outcome ? (
            outcome.refused
          ) : (
            <>
              <b>{inBasket}</b> <a href={paths.basket}>{view}</a>
            </>
          )}
        </p>
      ) : (
        <p className="action-bar-words">
          <b>{name}</b>
          <span>{format ? `${format}${DOT}${price}` : price}</span>
        </p>
      )}
      <button className="button" type="submit">
        {verb}
      </button>
    </div>
  );
}
