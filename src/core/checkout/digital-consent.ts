import { isGiftCard, type TaxKind } from '../products/tax-kind.ts';
import type { RegionCode } from '../regions/regions.ts';

/** What a shopper agrees to before digital content is supplied, and the version by which it is kept with the order. */
export type ConsentWording = { wording: string; text: string };

/**
 * The words, by region. The Consumer Contracts Regulations 2013 (reg. 37, UK) and the Consumer Rights Directive 2011/83/EU (art. 16(m))
 * let the right to withdraw end with the supply of digital content only where the consumer has expressly agreed to it and acknowledged
 * the loss, and the trader confirms that. Other regions do not ask. Whoever changes a word gives it a new version: an order keeps
 * the one that was read.
 */
const WORDINGS: Partial<Record<RegionCode, ConsentWording>> = {
  GB: {
    wording: 'gb-1',
    text: 'Send my digital copies at once. I know that by this I lose my right to cancel them within 14 days.',
  },
  EU: {
    wording: 'eu-1',
    text: 'Send my digital copies at once, before the 14 days for withdrawal are over. I know that by this I lose my right to withdraw from buying them.',
  },
};

/** What has to be agreed to in a region before digital content is paid for; undefined where nothing is asked. */
export function consentWording(region: RegionCode): ConsentWording | undefined {
  return WORDINGS[region];
}

/** True for what has to be agreed to: files. A gift card is none, and may be given back while nothing is spent of it. */
export function isDigitalContent(line: { isShipped: boolean; taxKind?: TaxKind | undefined }): boolean {
  return !line.isShipped && !isGiftCard(line);
}

/** What is said where it was not agreed to. */
export const CONSENT_MISSING =
  'To have digital copies at once, please tick the box that says so. Without it we may not send them yet.';
