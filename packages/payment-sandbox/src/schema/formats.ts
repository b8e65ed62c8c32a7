import { isCurrency } from '../money/currencies.ts';

/** The formats that the overlay uses. Each function returns whether a text is valid. */
export const formats: Record<string, (text: string) => boolean> = {
  'web-url': isWebUrl,
  email: isEmail,
  currency: (text) => isCurrency(text.toLowerCase()),
  decimal: (text) => /^\d{1,12}(\.\d{1,12})?$/.test(text),
};

/** An absolute http or https URL. May contain braces: `{CHECKOUT_SESSION_ID}` is filled in later. */
function isWebUrl(text: string): boolean {
  return /^https?:\/\/[^\s/\\]/i.test(text) && URL.canParse(text);
}

/** One @, no spaces, a dot in the domain. More can be verified only by sending a mail. */
export function isEmail(text: string): boolean {
  return (
    text.length <= 254 && /^[^\s@,;:<>"()[\]\\]+@[^\s@.,;:<>"()[\]\\]+(\.[^\s@.,;:<>"()[\]\\]+)+$/.test(text)
  );
}
