import { PAYING } from '../../lib/anchor-ids.ts';
import { BROWSE_SHOP, TRY_AGAIN } from '../../lib/labels.ts';
import { paths } from '../../lib/paths.ts';
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
          <span className="when-full">Your basket</span>
          <span className="when-empty">Nothing in here yet</span>
          <span className="when-plain">The basket needs JavaScript</span>
        </h1>
        <p className="standfirst when-full when-loading" id={PAYING}>
          Unpacking it…
        </p>
        <p className="standfirst when-failed">
          What you chose is safe, but this page could not open it.{' '}
          <a className="more" href={paths.basket}>
            {TRY_AGAIN}
          </a>
        </p>
        <p className="standfirst when-plain">
          You can still buy: every product has a Buy now button on its page.{' '}
          <a className="more" href={paths.products}>
            {BROWSE_SHOP}
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
