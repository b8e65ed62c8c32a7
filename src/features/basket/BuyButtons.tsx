import { mostOf, QUANTITY_OPTIONS } from '#src/core/basket/quantity.ts';
import type { BasketProduct } from '#src/core/basket/types.ts';
import * as words from '#src/words/en/buying.ts';
import { verbFor } from './buy-messages.ts';

type Props = {
  /** Prefix of the fields' ids. */
  id: string;
  product: Pick<BasketProduct, 'type' | 'releasedAt' | 'maximumPerPerson'>;
  /** What the button adds after its verb: the price, or a date. */
  outcome: string;
};

/**
 * The quantity and the buttons. Available products can be added or bought now. Pre-orders and backed projects
 * have one button; without JavaScript it goes directly to the payment page.
 */
export function BuyButtons({ id, product, outcome }: Props) {
  const isThere = product.type === 'available';
  const verb = verbFor(product);
  return (
    <div className="buy-row">
      <div className="buy-quantity">
        <label htmlFor={`${id}-quantity`}>{words.quantity}</label>
        <select id={`${id}-quantity`} name="quantity" defaultValue="1" autoComplete="off">
          {QUANTITY_OPTIONS.filter((option) => option <= mostOf(product)).map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      </div>
      <button className="button buy-add needs-script" type="submit">
        {product.type === 'pre-order' ? `${verb}, ` : `${verb} `}
        <span className="whole">{product.type === 'pre-order' ? outcome : `· ${outcome}`}</span>
      </button>
      <button
        className={isThere ? 'button button-quiet buy-now' : 'button button-quiet buy-now is-without-script'}
        type="submit"
        data-native=""
      >
        {isThere ? words.buyNow : verb}
      </button>
    </div>
  );
}
