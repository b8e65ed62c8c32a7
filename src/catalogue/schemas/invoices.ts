import { z } from 'zod';
import { INVOICE_PREFIX } from '#src/core/invoices/invoice.ts';
import { REGION_CODES, type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import { line } from './fields.ts';

const prefix = z.string().regex(INVOICE_PREFIX, 'up to 12 capitals, digits, - and /, such as FD-');

/** The seller's VAT numbers by region. */
export const taxNumbers = z.partialRecord(z.enum(REGION_CODES), line(40));

/** The invoices of a shop with `features: { invoices: true }`. */
export const invoices = z
  .strictObject({
    /** What the numbers of invoices start with, and those of credit notes. */
    prefix: prefix.default('INV-'),
    creditNotePrefix: prefix.default('CN-'),
    /** For regions that have another number than `owner.taxNumber`. */
    taxNumbers: taxNumbers.default({}),
    /** Whether mails carry the invoice as a file. They have a link to it anyway. */
    isAttached: z.boolean().default(false),
  })
  .refine((read) => read.prefix !== read.creditNotePrefix, {
    path: ['creditNotePrefix'],
    message: 'another prefix than that of invoices',
  })
  .prefault({});

type Read = {
  features: { invoices: boolean };
  invoices: z.infer<typeof invoices>;
  owner: { legalName?: string | undefined; address?: string[] | undefined; taxNumber?: string | undefined };
  regions?: RegionCode[] | undefined;
};

/**
 * What a shop with invoices must say of its seller: article 226 (3) and (5) of Directive 2006/112/EC, and
 * regulation 14 of the UK's VAT Regulations 1995.
 */
export function invoiceProblems({ features, invoices, owner, regions = [...REGION_CODES] }: Read) {
  if (!features.invoices) return [];
  const taxed = regions.filter((code) => regionOf(code).pricesIncludeTax);
  const unnumbered = owner.taxNumber ? [] : taxed.filter((code) => !invoices.taxNumbers[code]);
  return [
    ...(owner.legalName ? [] : [{ path: ['owner', 'legalName'], expected: `the seller's name, ${BESIDE}` }]),
    ...(owner.address ? [] : [{ path: ['owner', 'address'], expected: `the seller's address, ${BESIDE}` }]),
    ...unnumbered.map((code) => ({
      path: ['invoices', 'taxNumbers', code],
      expected: `the seller's VAT number there, or owner.taxNumber for all regions, ${BESIDE}`,
    })),
  ];
}

const BESIDE = 'which each invoice must have (features.invoices is on)';
