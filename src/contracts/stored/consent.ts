import * as z from 'zod/mini';
import { readJson } from './tolerant.ts';

/** A choice as the browser that made it remembers it: what was asked, when (ISO), and the answer. Nothing of who answered. */
const consentRecord = z.object({
  version: z.int(),
  at: z.iso.datetime(),
  analytics: z.boolean(),
  marketing: z.boolean(),
});

export type ConsentRecord = z.output<typeof consentRecord>;

/** The stored record; undefined for what is none. Never throws. */
export function decodeConsentRecord(stored: unknown): ConsentRecord | undefined {
  return readJson(consentRecord, stored);
}

/** Orders whose purchase was told of, newest first; more than this are not kept. */
const COUNTED_MAX = 20;
const counted = z.array(z.string().check(z.maxLength(64)));

/** The numbers of orders that were counted; none for what is no such list. Never throws. */
export function decodeCounted(stored: unknown): string[] {
  return readJson(counted, stored) ?? [];
}

/** The stored list with one more order. */
export function withCounted(orders: readonly string[], id: string): string {
  return JSON.stringify([id, ...orders].slice(0, COUNTED_MAX));
}
