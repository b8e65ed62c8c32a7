import { OrderCommandError } from '../order-command-error.ts';

const MAX_NUMBER = 60;
const MAX_URL = 500;

/**
 * The tracking number or https URL of a parcel. Null without one.
 * @throws OrderCommandError for text that is neither
 */
export function checkTracking(typed: string | undefined): string | null {
  const tracking = typed?.trim() ?? '';
  if (!tracking) return null;
  if (/^[a-z][a-z0-9+.-]*:/i.test(tracking)) {
    const isGood = tracking.length <= MAX_URL && URL.canParse(tracking) && /^https:\/\/[^\s/]/.test(tracking);
    if (!isGood)
      throw new OrderCommandError(
        'The tracking page is an address that begins with https://.',
        'bad_tracking',
      );
    return tracking;
  }
  if (tracking.length > MAX_NUMBER || !/^[\p{L}\p{N}][\p{L}\p{N} ./-]*$/u.test(tracking))
    throw new OrderCommandError(
      `A tracking number has letters, digits, spaces and hyphens, at most ${MAX_NUMBER}.`,
      'bad_tracking',
    );
  return tracking;
}
