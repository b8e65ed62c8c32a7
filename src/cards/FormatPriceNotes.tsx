import type { PricedFormat } from '../core/products/pricing.ts';
import { priorLabel } from '../core/products/prior-price.ts';
import { unitPricesText } from '../core/products/unit-price.ts';
import { moneyIn } from '../core/regions/format.ts';
import type { RegionCode } from '../core/regions/regions.ts';

type Props = { region: RegionCode; format: PricedFormat; className: string };

/** Notes below a format's price: the price before a reduction, and the unit prices. */
export default function FormatPriceNotes({ region, format, className }: Props) {
  const compared = unitPricesText(region, format);
  return (
    <>
      {format.prior && (
        <span className={className}>
          {`${priorLabel(region)} `}
          <s>{moneyIn(region, format.prior)}</s>
        </span>
      )}
      {compared && <span className={className}>{compared}</span>}
    </>
  );
}
