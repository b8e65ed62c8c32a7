import type { BasketProduct } from '#src/core/basket/types.ts';
import { fulfilmentMethodOf } from '#src/core/orders/fulfilment-method.ts';
import { customizationOf } from '#src/core/products/customization.ts';
import { isOffered, optionField, pricedBy } from '#src/core/products/options.ts';
import type { PricedFormat } from '#src/core/products/pricing.ts';
import type { ProductOption } from '#src/core/products/types.ts';
import { moneyIn } from '#src/core/regions/format.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { DOT } from '#src/lib/dot.ts';
import * as words from '#src/words/en/buying.ts';
import FormatPriceNotes from './FormatPriceNotes.tsx';

type Props = {
  options: readonly ProductOption[];
  /** The formats that can be bought. */
  formats: readonly PricedFormat[];
  /** The default format. */
  first: PricedFormat;
  /** The format of the chosen values, or the default one when that cannot be bought. */
  chosen: PricedFormat;
  /** The chosen values, by the options' positions. */
  values: readonly (string | undefined)[];
  product: Pick<BasketProduct, 'customization'>;
  region: RegionCode;
};

/**
 * A choice for each option, such as size and colour. A value that cannot be bought together with the other
 * chosen values says so before it is chosen.
 */
export function OptionChoices({ options, formats, first, chosen, values, product, region }: Props) {
  const priced = pricedBy(formats);
  const prices = new Set(formats.map(({ amount }) => amount));
  const className = `is-${fulfilmentMethodOf(first)}${customizationOf(product, first) ? ' takes-words' : ''}`;
  return (
    <>
      {options.map(({ name, values: all }, position) => (
        <fieldset className="option" key={name}>
          <legend>{name}</legend>
          {all
            .filter((value) => formats.some((format) => format.options?.[position] === value))
            .map((value) => {
              const isOut = !isOffered(formats, values, position, value);
              const one = formats.find((format) => format.options?.[position] === value);
              return (
                <label className={`chip choice-value ${className}${isOut ? ' is-out' : ''}`} key={value}>
                  <input
                    type="radio"
                    name={optionField(position)}
                    value={value}
                    defaultChecked={value === first.options?.[position]}
                  />
                  {value}
                  {position === priced && one && `${DOT}${moneyIn(region, one.amount)}`}
                  {isOut && <span className="visually-hidden"> {words.valueNotAvailable}</span>}
                </label>
              );
            })}
        </fieldset>
      ))}
      <p className="only-choice">
        <span className="choice-name">{chosen.name}</span>
        {chosen.detail && <span className="choice-detail">{chosen.detail}</span>}
        <span className="choice-price">{moneyIn(region, chosen.amount)}</span>
        <FormatPriceNotes region={region} format={chosen} className="choice-detail" />
      </p>
      {prices.size > 1 && (
        <noscript>
          <ul>
            {formats.map((format) => (
              <li key={format._id}>
                {format.name}: {moneyIn(region, format.amount)}{' '}
                <FormatPriceNotes region={region} format={format} className="soft" />
              </li>
            ))}
          </ul>
        </noscript>
      )}
    </>
  );
}
