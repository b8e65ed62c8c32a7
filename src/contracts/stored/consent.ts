import * as z from 'zod/mini';
import { readJson } from './tolerant.ts';

/**
 * A consent choice as the browser stores it: the version of the question, when (ISO), and the choice. It does
 * not identify the visitor.
 */
const consentRecord = z.object({
  version: z.int(),
  at: z.iso.datetime(),
  analytics: z.boolean(),
  marketing: z.boolean(),
});

export type ConsentRecord = z.output<typeof consentRecord>;

/** Reads the stored record. Undefined when it is invalid. Never throws. */
export function decodeConsentRecord(stored: unknown): ConsentRecord | undefined {
  return readJson(consentRecord, stored);
}

/** The maximum number of stored orders whose purchase was tracked, newest first. */
const COUNTED_MAX = 20;
const counted = z.array(z.string().check(z.maxLength(64)));

/** Reads the ids of tracked orders. Empty when they are invalid. Never throws. */
export function decodeCounted(stored: unknown): string[] {
  return readJson(counted, stored) ?? [];
}

/** The stored list with one more order. */
export function withCounted(orders: readonly string[], id: string): string {
  return JSON.stringify([id, ...orders].slice(0, COUNTED_MAX));
}
