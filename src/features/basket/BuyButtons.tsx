import { QUANTITY_OPTIONS } from '../../core/basket/quantity.ts';
import type { BasketProduct } from '../../core/basket/types.ts';
import { verbFor } from './buy-words.ts';

type Props = {
  /** Begins the ids of the fields. */
  id: string;
  product: Pick<BasketProduct, 'type' | 'releasedAt'>;
  /** What the button that adds says. */
  words: string;
};

/**
 * How many, and the buttons. What is there can be added or bought on the spot; what is pre-ordered or backed has one button, which says
 * so: without script that one goes straight to the payment page.
 */
export function BuyButtons({ id, product, words }: Props) {
  const isThere = product.type === 'available';
  return (
    <div className="buy-row">
      <div className="buy-quantity">
        <label htmlFor={`${id}-quantity`}>Quantity</label>
        <select id={`${id}-quantity`} name="quantity" defaultValue="1" autoComplete="off">
          {QUANTITY_OPTIONS.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      </div>
      <button className="button buy-add needs-script" type="submit">
        {words}
      </button>
      <button
        className={isThere ? 'button button-quiet buy-now' : 'button button-quiet buy-now is-without-script'}
        type="submit"
        data-native=""
      >
        {isThere ? 'Buy now' : verbFor(product)}
      </button>
    </div>
  );
}
