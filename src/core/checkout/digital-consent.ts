import { isGiftCard, type TaxKind } from '../products/tax-kind.ts';
import type { RegionCode } from '../regions/regions.ts';

/** The consent text for digital content. `wording` is the version that is stored with the order. */
export type ConsentWording = { wording: string; text: string };

/**
 * The texts by region. In the UK (Consumer Contracts Regulations 2013, reg. 37) and the EU (Consumer Rights
 * Directive 2011/83/EU, art. 16(m)) the right to withdraw ends with the supply of digital content only if the
 * consumer has expressly agreed and acknowledged the loss, and the trader confirms it. Other regions do not
 * ask. When a text changes, give it a new version: an order stores the version that was shown.
 */
const WORDINGS: Partial<Record<RegionCode, ConsentWording>> = {
  GB: {
    wording: 'gb-2',
    text: 'Send my digital copies at once. I understand that I lose my right to cancel them within 14 days.',
  },
  EU: {
    wording: 'eu-2',
    text: 'Send my digital copies at once, before the 14 days for withdrawal are over. I understand that I lose my right to withdraw from buying them.',
  },
};

/** The consent that a region requires before digital content is paid for. Undefined when it requires none. */
export function consentWording(region: RegionCode): ConsentWording | undefined {
  return WORDINGS[region];
}

/**
 * True for lines that need consent: files. A gift card does not,
 * since it can be refunded while it is unspent.
 */
export function isDigitalContent(line: { isShipped: boolean; taxKind?: TaxKind | undefined }): boolean {
  return !line.isShipped && !isGiftCard(line);
}
