import type { PricedFormat } from '#src/core/products/pricing.ts';
import { priorLabel } from '#src/core/products/prior-price.ts';
import { unitPricesText } from '#src/core/products/unit-price.ts';
import { moneyIn } from '#src/core/regions/format.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';

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
