import type { ListPrice } from '../catalogue/products/list-price.ts';
import { priceSuffix } from './price-suffix.ts';
import StruckPrice from './StruckPrice.tsx';

type Props = ListPrice & {
  /** True for products that are not sold here. */
  isAbsent?: boolean | undefined;
};

/** A price as shown in lists: `Hardback £24.00 · Ebook £11.00`. */
export default function PriceText({ isAbsent = false, ...price }: Props) {
  const { text, format, was } = price;
  const after = priceSuffix(price);
  return (
    <p className={isAbsent ? 'price is-absent' : 'price'}>
      {format && <small>{`${format} `}</small>}
      <span data-slot="price">{text}</span>
      {was && <StruckPrice {...was} />}
      {after && <small>{after}</small>}
    </p>
  );
}
