import { formatOf } from '#src/core/basket/basket.ts';
import type { Basket, BasketItem } from '#src/core/basket/types.ts';
import { fulfilmentMethodOf } from '#src/core/orders/fulfilment-method.ts';
import * as words from '#src/words/en/basket.ts';

type Props = { basket: Basket; brand: string };
type Shown = { id: string; url: string };

/** The maximum number of pictures in the box and on screens. */
const MOST = { boxed: 4, onScreen: 2 };

/**
 * A drawing of the first products in the basket: shipped ones in a box, digital ones on screens. Decoration
 * only; the receipt has the same information.
 */
export function BasketIllustration({ basket, brand }: Props) {
  const [files, posted] = [true, false].map((isFile) =>
    basket.items.filter((item) => isFileOf(item) === isFile).flatMap(pictureOf),
  ) as [Shown[], Shown[]];
  const isBoxed = posted.length > 0 || files.length === 0;
  return (
    <div className={basket.items.length > 0 ? 'packed' : 'packed is-bare'} aria-hidden="true">
      {isBoxed && (
        <Carton
          pictures={posted.slice(0, MOST.boxed)}
          brand={brand}
          note={posted.length > 0 ? words.boxNote : words.emptyBoxNote}
        />
      )}
      {files.length > 0 && (
        <div className="screens">
          {files.slice(0, MOST.onScreen).map((picture) => (
            <span key={picture.id} className="screen">
              <Cover {...picture} />
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

function Carton({ pictures, brand, note }: { pictures: readonly Shown[]; brand: string; note: string }) {
  return (
    <div className={pictures.length > 0 ? 'carton' : 'carton is-empty'}>
      {pictures.map((picture) => (
        <Cover key={picture.id} {...picture} />
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
        {note && (
          <text x="252" y="246" className="box-note">
            {note}
          </text>
        )}
      </svg>
    </div>
  );
}

const Cover = ({ url }: Shown) => (
  <img src={url} alt="" width="300" height="375" loading="lazy" decoding="async" />
);

const isFileOf = (item: BasketItem) => fulfilmentMethodOf(formatOf(item)) === 'digital';

const pictureOf = ({ id, previewImages: [picture] }: BasketItem): Shown[] =>
  picture ? [{ id, url: picture.url }] : [];
