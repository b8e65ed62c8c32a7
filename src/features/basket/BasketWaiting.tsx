import { PAYING } from '#src/lib/anchor-ids.ts';
import { paths } from '#src/lib/paths.ts';
import * as words from '#src/words/en/basket.ts';
import * as labels from '#src/words/en/labels.ts';
import { EmptyBasket } from './EmptyBasket.tsx';

type Props = { brand: string };

/**
 * The server's placeholder for the basket. Styles show the parts that match `<html data-basket>`, which an
 * early script sets, so that nothing moves when the island hydrates. Some parts are for shoppers without
 * JavaScript and some for a failed island.
 */
export function BasketWaiting({ brand }: Props) {
  return (
    <>
      <div className="basket-head">
        <h1 tabIndex={-1}>
          <span className="when-full">{words.loadingHeading}</span>
          <span className="when-empty">{words.emptyHeading}</span>
          <span className="when-plain">{words.needsScriptHeading}</span>
        </h1>
        <p className="standfirst when-full when-loading" id={PAYING}>
          {words.loading}
        </p>
        <p className="standfirst when-failed">
          {words.failed}{' '}
          <a className="more" href={paths.basket}>
            {words.tryAgain}
          </a>
        </p>
        <p className="standfirst when-plain">
          {words.needsScript}{' '}
          <a className="more" href={paths.products}>
            {labels.browseShop}
          </a>
        </p>
        <div className="when-empty">
          <EmptyBasket brand={brand} />
        </div>
      </div>
      <div className="receipt when-full" aria-hidden="true">
        <div className="paper paper-blank" />
      </div>
    </>
  );
}
