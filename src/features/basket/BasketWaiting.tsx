import { paths } from '../../lib/paths.ts';
import { EmptyBasket } from './EmptyBasket.tsx';

/**
 * What the server draws, since it knows no basket. Styles show the part that fits `<html data-basket>`, which a small
 * script sets at once, so that nothing jumps when the island takes over; one part is for shoppers without script, and
 * one for those whose island could not be loaded.
 */
export function BasketWaiting() {
  return (
    <>
      <div className="basket-when-empty">
        <EmptyBasket />
      </div>
      <div className="basket-when-full">
        <div className="basket-head">
          <p className="basket-title">Your basket</p>
          <p className="stand basket-loading">Unpacking it…</p>
          <p className="stand basket-failed">
            It is safe, but this page could not open it. <a href={paths.basket}>Try once more</a>
          </p>
        </div>
        <div className="receipt" aria-hidden="true">
          <div className="paper paper-blank" />
        </div>
      </div>
      <div className="basket-no-script">
        <p className="basket-title">The basket needs JavaScript</p>
        <p className="stand">
          You can still buy: each thing has a Buy now button on its own page.{' '}
          <a href={paths.products}>Look along the shelves</a>
        </p>
      </div>
    </>
  );
}
