import { EMPTY_BASKET } from '#src/core/basket/basket.ts';
import { hasFeature } from '#src/core/shop/features.ts';
import { paths } from '#src/lib/paths.ts';
import * as words from '#src/words/en/basket.ts';
import * as labels from '#src/words/en/labels.ts';
import { linkedToEmpty } from '#src/words/en/promo-codes.ts';
import { fill } from '#src/words/fill.ts';
import { BasketIllustration } from './BasketIllustration.tsx';

type Props = {
  brand: string;
  /** The promo code from a link. Empty for none. */
  linked?: string;
};

/** The text and links of an empty basket. The heading is the page's. */
export function EmptyBasket({ brand, linked = '' }: Props) {
  return (
    <>
      {words.emptyLead && <p className="standfirst">{words.emptyLead}</p>}
      {linked && <p className="note">{fill(linkedToEmpty, { code: linked })}</p>}
      <p className="basket-ways">
        <a className="button" href={paths.products}>
          {labels.browseShop}
        </a>
        {hasFeature('creators') && (
          <a className="more" href={paths.creators}>
            {labels.ourCreators}
          </a>
        )}
      </p>
      <BasketIllustration basket={EMPTY_BASKET} brand={brand} />
    </>
  );
}
