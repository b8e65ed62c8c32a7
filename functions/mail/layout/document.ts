import type { RegionCode } from '../../../src/core/regions/regions.ts';

/** A piece of a sentence. Texts are never markup: whatever a user wrote is shown as it was typed. */
export type Words = string | { strong: string } | { label: string; href: string };

/** `isQuiet`: in the sums already, so that nobody adds it. */
export type ReceiptRow = { name: string; details?: readonly string[]; value: string; isQuiet?: boolean };

/** What a mail is made of, one below the other. */
export type Block =
  | { kind: 'text'; words: readonly Words[] }
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: readonly (readonly Words[])[] }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'facts'; rows: readonly (readonly [name: string, value: string])[] }
  | {
      kind: 'receipt';
      lines: readonly ReceiptRow[];
      sums: readonly ReceiptRow[];
      total: ReceiptRow;
    }
  /** Somebody's own words, with their line breaks. */
  | { kind: 'quote'; text: string }
  | { kind: 'address'; lines: readonly string[] };

/** Where its reader ends such mails: a page that asks, and an address that does so when it is posted to (RFC 8058). */
export type Unsubscribe = { page: string; oneClick: string };
export const UNSUBSCRIBE = 'Stop these mails';

/** What one mail says, before it is laid out: the HTML part and the plain one are made from the same. */
export type MailDocument = {
  subject: string;
  /** What a list of mails shows after the subject. */
  preview: string;
  title: string;
  blocks: readonly Block[];
  /** Why somebody gets it, at its foot. */
  reason: string;
  region: RegionCode;
  /** For what nobody needs to get who does not want it. */
  unsubscribe?: Unsubscribe;
};

/** What every mail says of the store. */
export type Shop = {
  name: string;
  strapline: string;
  /** Where people write to. */
  email: string;
  /** The store's address, without a slash at the end. */
  url: string;
  /** Who runs it and from where, where the settings say so. */
  imprint: readonly string[];
};

export const text = (...words: Words[]): Block => ({ kind: 'text', words });
export const heading = (words: string): Block => ({ kind: 'heading', text: words });
export const list = (...items: (readonly Words[])[]): Block => ({ kind: 'list', items });
export const button = (label: string, href: string): Block => ({ kind: 'button', label, href });
export const facts = (...rows: (readonly [string, string])[]): Block => ({ kind: 'facts', rows });
