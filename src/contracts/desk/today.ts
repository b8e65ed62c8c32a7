import * as z from 'zod/mini';
import { type DeskRole, deskRead } from './contract.ts';

const readers = ['owner', 'accountant'] as const satisfies readonly DeskRole[];

/** Open tasks of one kind. `oldest` in ISO 8601; null without tasks. */
export type Waiting = {
  kind: 'held' | 'messages' | 'reviews' | 'answers' | 'production' | 'unrecorded' | 'outbox';
  count: number;
  oldest: string | null;
};

/** The last run of a job has failed, or a build has. `since` in ISO 8601. */
export type TodayAlarm = { kind: 'job' | 'build'; name: string; since: string; why: string | null };

/** A region's sales in a number of whole UTC days up to today, and in as many days before. */
export type TodayRevenue = {
  days: 1 | 7 | 28;
  region: string;
  currency: string;
  orders: number;
  /** In minor units, before refunds. */
  total: number;
  ordersBefore: number;
  totalBefore: number;
};

/** A variant below its low-stock threshold. */
export type TodayLow = {
  productId: string;
  formatId: string;
  name: string;
  formatName: string;
  left: number;
};

/**
 * For which day of dispatch an order placed now counts, as `2026-11-30`. `time` is the shop's last one for an
 * order of the day, as `14:00`.
 */
export type Dispatch = { day: string; isToday: boolean; time: string; timeZone: string };

export type Today = {
  waiting: Waiting[];
  alarms: TodayAlarm[];
  revenue: TodayRevenue[];
  /** The fewest first, at most 20 of `lowCount`. */
  low: TodayLow[];
  lowCount: number;
  dispatch: Dispatch;
};
export const todayRead = deskRead<Today>()('today.read', { roles: readers, input: z.strictObject({}) });

/** A region's sales on a UTC day, such as `2026-11-29`. `total` in minor units, before refunds. */
export type SalesDay = { day: string; region: string; currency: string; orders: number; total: number };
/** From the first day to the last, which is today. Days without a sale have no row. */
export type TodaySales = { from: string; to: string; rows: SalesDay[] };
export const SALES_SPANS = [30, 90] as const;
export const todaySales = deskRead<TodaySales>()('today.sales', {
  roles: readers,
  input: z.strictObject({ days: z.literal(SALES_SPANS) }),
});
