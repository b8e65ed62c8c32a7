import type { Basket } from '../../core/basket/types.ts';

type Props = { basket: Basket; brand: string };

/** The first things of the basket, standing in the box they go out in. Tells nothing that the receipt does not. */
export function BasketIllustration({ basket, brand }: Props) {
  const pictures = basket.items
    .flatMap(({ id, previewImages: [picture] }) => (picture ? [{ id, url: picture.url }] : []))
    .slice(0, 4);
  return (
    <div className={pictures.length > 0 ? 'packed' : 'packed is-bare'} aria-hidden="true">
      {pictures.map((picture) => (
        <img
          key={picture.id}
          src={picture.url}
          alt=""
          width="300"
          height="375"
          loading="lazy"
          decoding="async"
        />
      ))}
      <svg viewBox="0 0 560 330" aria-hidden="true">
        <path className="box-side" d="M464 40 520 2v250l-56 70Z" />
        <path className="box-front" d="M40 40h424v282H40Z" />
        <path className="box-tape" d="M226 40h52v74l-13-8-13 8-13-8-13 8Z" />
        <path className="box-label" d="M92 142h320v132H92Z" />
        <path className="box-frame" d="M100 150h304v116H100Z" />
        <text x="252" y="212" className="box-brand">
          {brand}
        </text>
        <text x="252" y="246" className="box-note">
          {pictures.length > 0 ? 'this way up, it’s food' : 'room for supper'}
        </text>
      </svg>
    </div>
  );
}
