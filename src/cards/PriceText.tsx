import type { ListPrice } from '../catalogue/products/list-price.ts';
import StruckPrice from './StruckPrice.tsx';

type Props = ListPrice & {
  /** True for what cannot be bought here. */
  isAbsent?: boolean | undefined;
};

/** A price as every list shows it: `Hardback £24.00 · Ebook £11.00`. */
export default function PriceText({ text, format, was, note, others, isAbsent = false }: Props) {
  const after = [note, others].filter(Boolean).join(' ');
  return (
    <p className={isAbsent ? 'price is-absent' : 'price'}>
      {format && <small>{`${format} `}</small>}
      <span data-slot="price">{text}</span>
      {was && <StruckPrice {...was} />}
      {after && <small>{` ${after}`}</small>}
    </p>
  );
}
