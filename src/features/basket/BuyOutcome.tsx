import { VIEW_BASKET } from '../../lib/labels.ts';
import { paths } from '../../lib/paths.ts';

/** The result of adding a product: what was added, or why not. */
export type Outcome = { added: string; note?: string } | { refused: string };

/** The result below the button, announced to screen readers. */
export function BuyOutcome({ outcome }: { outcome: Outcome | undefined }) {
  return (
    <div className="buy-outcome" role="status">
      {outcome && 'added' in outcome && (
        <>
          <p>
            <b>In your basket:</b> {outcome.added}. {outcome.note}
          </p>
          <a href={paths.basket}>{VIEW_BASKET}</a>
        </>
      )}
      {outcome && 'refused' in outcome && <p className="field-error">{outcome.refused}</p>}
    </div>
  );
}
