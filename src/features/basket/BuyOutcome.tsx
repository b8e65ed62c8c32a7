import { paths } from '#src/lib/paths.ts';
import { view } from '#src/words/en/basket-messages.ts';
import * as words from '#src/words/en/buying.ts';

/** The result of adding a product: what was added, as sentences, or why not. */
export type AddOutcome = { added: string; note?: string } | { refused: string };

/** The result below the button, announced to screen readers. */
export function BuyOutcome({ outcome }: { outcome: AddOutcome | undefined }) {
  return (
    <div className="buy-outcome" role="status">
      {outcome && 'added' in outcome && (
        <>
          <p>
            <b>{words.inYourBasket}</b> {outcome.added} {outcome.note}
          </p>
          <a href={paths.basket}>{view}</a>
        </>
      )}
      {outcome && 'refused' in outcome && <p className="field-error">{outcome.refused}</p>}
    </div>
  );
}
