import * as words from '#src/words/en/promo-codes.ts';
import { fill } from '#src/words/fill.ts';
import { regionLabel } from '../regions/price-label.ts';
import { REST_OF_WORLD, type RegionCode } from '../regions/regions.ts';
import { coversLine, type EligibleLine, isValidIn, lowersPrices, type PromoCode } from './promo-code.ts';

/**
 * Why a promo code is refused. This is all that shoppers see. `unknown` covers codes that do not exist,
 * are switched off, have not started or have ended, so that existing codes cannot be found by guessing.
 */
export const REFUSALS = [
  'unknown',
  'not-in-region',
  'covers-nothing',
  'too-few',
  'needs-email',
  'used-up',
  'used-by-email',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/**
 * Why an active code does not apply to these lines in this region, or undefined when it does. The basket and
 * the server share this check. Only the server checks whether the code is active, who pays and how often it
 * was used.
 */
export function refusalOf(
  promo: PromoCode,
  lines: readonly EligibleLine[],
  region: RegionCode,
): Extract<Refusal, 'not-in-region' | 'covers-nothing' | 'too-few'> | undefined {
  if (!isValidIn(promo, region)) return 'not-in-region';
  const covered = lines.filter((line) => coversLine(promo, line));
  const isOfUse = lowersPrices(promo) ? covered.length > 0 : covered.some((line) => line.isShipped);
  if (!isOfUse) return 'covers-nothing';
  return eligibleQuantity(promo, lines) < promo.minimumQuantity ? 'too-few' : undefined;
}

/** The number of covered pieces among the lines. */
export function eligibleQuantity(
  promo: Pick<PromoCode, 'productIds'>,
  lines: readonly EligibleLine[],
): number {
  return lines.reduce((count, line) => count + (coversLine(promo, line) ? line.quantity : 0), 0);
}

/** The message for a refusal, in the basket, at checkout and when a code is looked up. */
export function refusalText(
  refusal: Refusal,
  { code, minimumQuantity = 1, region }: { code: string; minimumQuantity?: number; region?: RegionCode },
): string {
  switch (refusal) {
    case 'unknown':
      return words.unknown;
    case 'not-in-region':
      return !region || region === REST_OF_WORLD
        ? fill(words.notInRegion, { code })
        : fill(words.notInNamedRegion, { code, region: regionLabel(region) });
    case 'covers-nothing':
      return fill(words.coversNothing, { code });
    case 'too-few':
      return fill(words.tooFew, { code, count: String(minimumQuantity) });
    case 'needs-email':
      return fill(words.needsEmail, { code });
    case 'used-up':
      return fill(words.usedUp, { code });
    case 'used-by-email':
      return fill(words.usedByEmail, { code });
  }
}
