import { paths } from '../../lib/paths.ts';

/** An empty basket, and ways on. */
export function EmptyBasket() {
  return (
    <div className="basket-empty">
      <h1 tabIndex={-1}>Nothing in here yet</h1>
      <p className="stand">
        A good supper starts with one thing: a book, a pan, a tin of something. Begin where the cooks begin.
      </p>
      <p className="basket-ways">
        <a className="button" href={paths.products}>
          Look along the shelves
        </a>
        <a className="more" href={paths.creators}>
          Meet the cooks
        </a>
      </p>
    </div>
  );
}
