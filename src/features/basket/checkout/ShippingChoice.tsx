import { moneyIn } from '#src/core/basket/amounts.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { $shippingMethodId } from './checkout-store.ts';
import { estimateText, type ShippingMethod } from './shipping.ts';

type Props = {
  methods: ShippingMethod[] | 'loading' | 'failed';
  chosen: ShippingMethod | undefined;
  region: RegionCode;
  /** True while the promo code in use makes shipping free, whichever method is chosen. */
  isFree: boolean;
  onRetry: () => void;
};

/** How it is sent: the region's ways with what each costs and how long it takes. */
export function ShippingChoice({ methods, chosen, region, isFree, onRetry }: Props) {
  if (methods === 'loading') return <p className="shipping note">Working out the shipping…</p>;
  if (methods === 'failed')
    return (
      <p className="shipping field-error">
        We could not read what shipping costs.{' '}
        <button type="button" className="text-button" onClick={onRetry}>
          Try again
        </button>
      </p>
    );
  return (
    <fieldset className="shipping">
      <legend>Shipping method</legend>
      {methods.map((method) => (
        <label className="leader" key={method._id}>
          <input
            type="radio"
            name="shippingMethod"
            value={method._id}
            checked={method._id === chosen?._id}
            onChange={() => $shippingMethodId.set(method._id)}
          />
          <span className="dots">
            {method.name} <small>{estimateText(method)}</small>
          </span>
          <b>{isFree || method.amount === 0 ? 'free' : moneyIn(region, method.amount)}</b>
        </label>
      ))}
    </fieldset>
  );
}
