import type { RegionCode } from '#src/core/regions/regions.ts';
import { splitAtPlaces, valueAt } from '#src/words/fill.ts';

/** A part of a sentence. Plain text, never markup: user input is shown as it was typed. */
export type Words = string | { strong: string } | { label: string; href: string };

/** `picture`: the URL of a picture of what was bought. `isQuiet`: another row includes the amount. */
export type ReceiptRow = {
  name: string;
  details?: readonly string[];
  value: string;
  picture?: string | undefined;
  isQuiet?: boolean;
};

/** The content blocks of a mail, in order. */
export type Block =
  | { kind: 'text'; words: readonly Words[] }
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: readonly (readonly Words[])[] }
  | { kind: 'picture'; src: string; alt: string }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'facts'; rows: readonly (readonly [name: string, value: string])[] }
  | {
      kind: 'receipt';
      lines: readonly ReceiptRow[];
      sums: readonly ReceiptRow[];
      total: ReceiptRow;
    }
  /** A person's own text, with its line breaks. */
  | { kind: 'quote'; text: string }
  | { kind: 'address'; lines: readonly string[] };

/** The page to unsubscribe, and the URL for one-click unsubscribe by POST (RFC 8058). */
export type Unsubscribe = { page: string; oneClick: string };

/** The content of a mail. Both the HTML and the plain-text part are rendered from it. */
export type MailDocument = {
  subject: string;
  /** The preview text that mail programs show after the subject. */
  preview: string;
  title: string;
  blocks: readonly Block[];
  /** Why the reader gets this mail; shown in the footer. */
  reason: string;
  region: RegionCode;
  /** Only for mails that the reader can unsubscribe from. */
  unsubscribe?: Unsubscribe;
};

/** The store's data in every mail. */
export type Shop = {
  name: string;
  strapline: string;
  /** The store's email address. */
  email: string;
  /** The store's URL, without a trailing slash. */
  url: string;
  /** The operator's name and address, if the settings have them. */
  imprint: readonly string[];
};

/** A text of the catalogue whose places get parts, such as a link. A text alone is made by `fill`. */
export function sentence(of: string, values: Readonly<Record<string, Words>>): Words[] {
  return splitAtPlaces(of).map((part, index) => (index % 2 === 1 ? valueAt(of, part, values) : part));
}

export const text = (...words: Words[]): Block => ({ kind: 'text', words });
export const heading = (words: string): Block => ({ kind: 'heading', text: words });
export const list = (...items: (readonly Words[])[]): Block => ({ kind: 'list', items });
/** A picture of the shop, by its URL. Mail programs that show no pictures show `alt`. */
export const picture = (src: string, alt: string): Block => ({ kind: 'picture', src, alt });
export const button = (label: string, href: string): Block => ({ kind: 'button', label, href });
export const facts = (...rows: (readonly [string, string])[]): Block => ({ kind: 'facts', rows });
