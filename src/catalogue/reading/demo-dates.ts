/**
 * The dates of demo content are shifted by the days since it was written, so that it always looks recent.
 * Only when the settings have `demo: { writtenFor: … }`.
 */
import type { ContentKind } from '#src/content.schemas.ts';
import { daysBetween, daysLater } from '#src/core/dates.ts';
import type { SettingsEntry } from '../schemas/settings.ts';

/** Kinds whose dates are fixed: a policy's effective date belongs to its version. */
const FIXED: readonly ContentKind[] = ['legal', 'faq', 'creator-terms'];

/**
 * By how many days the dates are shifted when the content is read at `now`. 0 for a store that is not a demo.
 */
export function daysMoved(settings: Pick<SettingsEntry, 'demo'> | undefined, now: Date): number {
  return settings?.demo ? daysBetween(new Date(settings.demo.writtenFor), now) : 0;
}

/** An entry's data with every date shifted, unless the dates of its kind are fixed. */
export function movedEntry<T>(kind: ContentKind, data: T, days: number): T {
  return days === 0 || FIXED.includes(kind) ? data : moved(data, days);
}

function moved<T>(value: T, days: number): T {
  if (value instanceof Date) return daysLater(value, days) as T;
  if (Array.isArray(value)) return value.map((each) => moved(each, days)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, moved(each, days)])) as T;
}
