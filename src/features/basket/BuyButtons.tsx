import { QUANTITY_OPTIONS } from '../../core/basket/quantity.ts';
import type { BasketProduct } from '../../core/basket/types.ts';
import { verbFor } from './buy-words.ts';

type Props = {
  /** Begins the ids of the fields. */
  id: string;
  product: Pick<BasketProduct, 'type' | 'releasedAt'>;
  /** What comes of it, which the button that adds says after what it does. */
  outcome: string;
};

/**
 * How many, and the buttons. What is there can be added or bought on the spot; what is pre-ordered or backed has one button, which says
 * so: without script that one goes straight to the payment page.
 */
export function BuyButtons({ id, product, outcome }: Props) {
  const isThere = product.type === 'available';
  const verb = verbFor(product);
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
        {`${verb} · `}
        <span className="whole">{outcome}</span>
      </button>
      <button
        className={isThere ? 'button button-quiet buy-now' : 'button button-quiet buy-now is-without-script'}
        type="submit"
        data-native=""
      >
        {isThere ? 'Buy now' : verb}
      </button>
    </div>
  );
}
