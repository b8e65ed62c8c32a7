import { Fragment } from 'react';
import type { ListPrice } from '../catalogue/products/list-price.ts';
import StruckPrice from './StruckPrice.tsx';

type Props = ListPrice & {
  /** True for products that are not sold here. */
  isAbsent?: boolean | undefined;
};

/**
 * A price as shown in lists: `Hardback £24.00 · Ebook £11.00`.
 * A part that begins a line is shown without its dot (price.css).
 */
export default function PriceText({ isAbsent = false, ...price }: Props) {
  const { text, format, was, note, unit, others } = price;
  return (
    <p className={isAbsent ? 'price is-absent' : 'price'}>
      {format && <small>{`${format} `}</small>}
      <span data-slot="price">{text}</span>
      {was && <StruckPrice {...was} />}
      {note && <small className="whole">{` ${note}`}</small>}
      {[unit, others].map(
        (part) =>
          part && (
            <Fragment key={part}>
              {' '}
              <small className="price-part">
                <i>· </i>
                {part}
              </small>
            </Fragment>
          ),
      )}
    </p>
  );
}
