import { type ConsentWording, consentWording, isDigitalContent } from '#src/core/checkout/digital-consent.ts';
import type { Region } from '#src/core/regions/regions.ts';
import * as words from '#src/words/en/digital-consent.ts';
import { type Problem, problem } from '../platform/problem.ts';

/**
 * Where the law requires it, digital content is sold only to customers who agreed to the current wording.
 * Returns that wording, or the problem.
 */
export function consentFor(
  given: string | undefined,
  lines: readonly Parameters<typeof isDigitalContent>[0][],
  { code }: Region,
): ConsentWording | undefined | Problem {
  const asked = consentWording(code);
  if (!asked || !lines.some(isDigitalContent)) return undefined;
  if (given === asked.wording) return asked;
  // A page from before a release has an earlier wording, and would send it again.
  const message = given === undefined ? words.missing : words.outdated;
  return problem('consent_required', message, { field: 'digitalConsent' });
}
