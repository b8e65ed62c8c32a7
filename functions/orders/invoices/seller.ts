import type { SettingsEntry } from '#src/catalogue/schemas/settings.ts';
import type { InvoiceSeller } from '#src/core/invoices/invoice.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';

/** The seller as the invoices of a region name it. */
export function sellerOf({ owner, invoices, brand }: SettingsEntry, region: RegionCode): InvoiceSeller {
  const taxNumber = invoices.taxNumbers[region] ?? owner.taxNumber;
  return {
    name: owner.legalName ?? brand.name,
    ...(owner.registration && { registration: owner.registration }),
    address: owner.address ?? [],
    ...(taxNumber && { taxNumber }),
  };
}
