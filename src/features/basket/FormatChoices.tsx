import type { BasketProduct } from '#src/core/basket/types.ts';
import { fulfilmentMethodOf } from '#src/core/orders/fulfilment-method.ts';
import { choiceLabel } from '#src/core/products/choice.ts';
import { customizationOf } from '#src/core/products/customization.ts';
import type { PricedFormat } from '#src/core/products/pricing.ts';
import { moneyIn } from '#src/core/regions/format.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import FormatPriceNotes from './FormatPriceNotes.tsx';

type Props = {
  formats: readonly PricedFormat[];
  /** The default format. */
  first: PricedFormat;
  product: Pick<BasketProduct, 'choice' | 'customization'>;
  region: RegionCode;
};

/**
 * A choice of the formats that a region sells, or text when there is only one. Each has classes for its
 * fulfilment method and personalisation, with which the style sheet shows what applies to the chosen one.
 */
export function FormatChoices({ formats, first, product, region }: Props) {
  if (formats.length === 1)
    return (
      <p className="only-choice">
        <input type="hidden" name="productFormatId" value={first._id} />
        <FormatWords format={first} region={region} />
      </p>
    );
  return (
    <fieldset className="choices">
      <legend>{choiceLabel(product.choice)}</legend>
      {formats.map((format) => (
        <label
          className={`choice is-${fulfilmentMethodOf(format)}${customizationOf(product, format) ? ' takes-words' : ''}`}
          key={format._id}
        >
          <input
            type="radio"
            name="productFormatId"
            value={format._id}
            defaultChecked={format._id === first._id}
          />
          <FormatWords format={format} region={region} />
        </label>
      ))}
    </fieldset>
  );
}

function FormatWords({ format, region }: { format: PricedFormat; region: RegionCode }) {
  return (
    <>
      <span className="choice-name">{format.name}</span>
      {format.detail && <span className="choice-detail">{format.detail}</span>}
      <span className="choice-price">{moneyIn(region, format.amount)}</span>
      <FormatPriceNotes region={region} format={format} className="choice-detail" />
    </>
  );
}
