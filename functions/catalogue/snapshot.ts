import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { CouponEntry, PayoutCodeEntry } from '#src/catalogue/schemas/selling.ts';
import type { SettingsEntry } from '#src/catalogue/schemas/settings.ts';
import type { ShippingMethodEntry } from '#src/catalogue/schemas/shipping-method.ts';
import { placesOf } from '#src/catalogue/settings/delivery-places.ts';
import { liveSettingsProblems } from '#src/catalogue/settings/live-settings.ts';
import type { ProductRow } from '#src/catalogue/snapshot/rows.ts';
import { SNAPSHOT_FILE } from '#src/catalogue/snapshot/snapshot-file.ts';
import { isLiveKey } from '#src/core/checkout/live-key.ts';
import { readPromoCode } from '#src/core/discounts/code.ts';
import type { Funding } from '#src/core/fundings/types.ts';
import { readPayoutCode } from '#src/core/payouts/code.ts';
import type { DigitalFile } from '#src/core/products/digital-files.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { defaultMethodProblem } from '#src/core/shipping/default-method.ts';
import type { ShippingMethod as CoreMethod } from '#src/core/shipping/offer.ts';
import type { DeliveryPlaces } from '#src/core/shipping/places.ts';
import type { DeliveryCalendar } from '#src/core/shipping/working-days.ts';
import { NO_SUCH_OFFER, SettingsError, uncheckedSettings } from '../platform/env.ts';
import { prerenderedFile } from '../platform/prerendered-file.ts';

export type ShippingMethod = CoreMethod & { order: number };

let statements:
  | {
      one: StatementSync;
      oneOr: StatementSync;
      all: StatementSync;
      /** Those of lists, by their SQL. Their number is that of the combinations of filters. */
      ofLists: Map<string, StatementSync>;
      database: DatabaseSync;
    }
  | undefined;

/**
 * The product with this id, or that had it before it was renamed, in any state; undefined when there is none.
 */
export function findProduct(id: string): ProductRow | undefined {
  return byName(id, (name) => one<ProductRow>('product', name));
}

/** What is found by a product's id or, for one that it had before it was renamed, by its current id. */
function byName<T>(id: string, find: (id: string) => T | undefined): T | undefined {
  const found = find(id);
  if (found !== undefined) return found;
  const renamedTo = one<string>('product-alias', id);
  return renamedTo === undefined ? undefined : find(renamedTo);
}

/** An entry of another kind, by id; undefined when there is none. */
export function findEntry<T>(kind: string, id: string): T | undefined {
  return one<T>(kind, id);
}

/** The rows of a query of the tables of lists. */
export function queryLists<Row>(sql: string, ...values: (string | number)[]): Row[] {
  const { ofLists, database } = open();
  const statement = ofLists.get(sql) ?? database.prepare(sql);
  ofLists.set(sql, statement);
  return statement.all(...values) as Row[];
}

/** The funding with this id; undefined when there is none. */
export function findFunding(id: string): Funding | undefined {
  return one<Funding>('funding', id);
}

/** The funding of a product, if it has one. */
export function fundingOfProduct(productId: string): Funding | undefined {
  const id = one<string>('funded-product', productId);
  return id === undefined ? undefined : findFunding(id);
}

/** All fundings, unsorted. */
export function allFundings(): Funding[] {
  const rows = open().all.all('funding') as { json: string }[];
  return rows.map(({ json }) => JSON.parse(json) as Funding);
}

/** The files of a digital format, as the build published them; empty for other formats. */
export function findFiles(productId: string, formatId: string): DigitalFile[] {
  return byName(productId, (id) => one<DigitalFile[]>('files', `${id}/${formatId}`)) ?? [];
}

/**
 * Stand-ins for unknown codes: ended ones,
 * so that refusing an unknown code takes as long as refusing an ended one.
 */
const ENDED_COUPON = JSON.stringify({
  code: 'ENDED',
  products: [],
  active: true,
  percentOff: 10,
  until: '2000-01-01',
});
const ENDED_PAYOUT_CODE = JSON.stringify({
  code: 'ended',
  source: 'Nobody',
  rate: 0,
  ownerEmails: [],
  active: false,
} satisfies PayoutCodeEntry);

/** A coupon by its code, in any case, active or not. */
export function findCoupon(code: string): CouponEntry | undefined {
  return one<CouponEntry>('coupon', readPromoCode(code));
}

/** A coupon by its code, in any case, or one that has ended. The caller checks whether it is active. */
export function couponOrEnded(code: string): CouponEntry {
  return oneOr('coupon', readPromoCode(code), ENDED_COUPON);
}

/** A payout code, in any case, or an inactive one. */
export function payoutCodeOrEnded(code: string): PayoutCodeEntry {
  return oneOr('payout-code', readPayoutCode(code), ENDED_PAYOUT_CODE);
}

/** A payout code, in any case, active or not. */
export function findPayoutCode(code: string): PayoutCodeEntry | undefined {
  return one<PayoutCodeEntry>('payout-code', readPayoutCode(code));
}

/** All shipping methods, active or not, in display order. */
export function shippingMethods(): ShippingMethod[] {
  const rows = open().all.all('shipping-method') as { id: string; json: string }[];
  const { handling } = storeSettings().delivery;
  return rows
    .map(({ id, json }) => ({ _id: id, handling, ...(JSON.parse(json) as ShippingMethodEntry) }))
    .sort((a, b) => a.order - b.order);
}

/** The zones of the store, and where nothing is delivered. */
export function deliveryPlaces(): DeliveryPlaces {
  return placesOf(storeSettings().delivery);
}

/**
 * The days without dispatch and without delivery of a region, around the build.
 * @throws when the snapshot has none, because of a broken build
 */
export function deliveryCalendar(region: RegionCode): DeliveryCalendar {
  const calendar = one<DeliveryCalendar>('delivery-calendar', region);
  if (!calendar) throw new Error(`The catalogue snapshot has no delivery calendar of ${region}`);
  return calendar;
}

/**
 * The id of the preselected shipping method from the settings;
 * undefined when the order of the methods decides.
 */
export function preferredShipping(): string | undefined {
  return uncheckedSettings().DEFAULT_SHIPPING_METHOD || undefined;
}

/** When the build of this site started. Undefined in a snapshot of an older version. */
export function builtAt(): Date | undefined {
  const moment = one<string>('build', 'moment');
  return moment === undefined ? undefined : new Date(moment);
}

/** The time of the next build. Undefined in a snapshot of an older version. */
export function nextBuild(): Date | undefined {
  const moment = one<string>('build', 'next');
  return moment === undefined ? undefined : new Date(moment);
}

/**
 * The store's settings.
 * @throws when the snapshot has none, because of a broken build
 */
export function storeSettings(): SettingsEntry {
  const settings = one<SettingsEntry>('settings', 'store');
  if (!settings) throw new Error('The catalogue snapshot has no settings');
  return settings;
}

function one<T>(kind: string, id: string): T | undefined {
  const row = open().one.get(kind, id) as { json: string } | undefined;
  return row && (JSON.parse(row.json) as T);
}

/** The entry, or `other`, in the same steps. */
function oneOr<T>(kind: string, id: string, other: string): T {
  const row = open().oneOr.get(kind, id, other) as { json: string };
  return JSON.parse(row.json) as T;
}

function open() {
  if (!statements) {
    const file = uncheckedSettings().CATALOGUE_SNAPSHOT || prerenderedFile(SNAPSHOT_FILE);
    // Not imported: an older Node would not even start, and could not say that it is too old.
    const { DatabaseSync } = process.getBuiltinModule('node:sqlite');
    const database = new DatabaseSync(file, { readOnly: true });
    const findOne = database.prepare('select json from entry where kind = ? and id = ?');
    const findAll = database.prepare('select id, json from entry where kind = ?');
    const findOneOr = database.prepare(
      'select coalesce((select json from entry where kind = ? and id = ?), ?) as json',
    );
    refuseUnfitForMoney(findOne);
    refuseUnknownDefault(findAll);
    refuseUnknownOffer(findOne);
    statements = { one: findOne, oneOr: findOneOr, all: findAll, ofLists: new Map(), database };
  }
  return statements;
}

/**
 * With a live key, refuses a build of a demo shop or one without the operator's name and address.
 * @throws SettingsError
 */
function refuseUnfitForMoney(findOne: StatementSync): void {
  if (!isLiveKey(uncheckedSettings().STRIPE_SECRET_KEY)) return;
  const row = findOne.get('settings', 'store') as { json: string } | undefined;
  const [problem] = row ? liveSettingsProblems(JSON.parse(row.json) as SettingsEntry) : [];
  if (problem)
    throw new SettingsError(`src/content/settings/store.yaml: ${problem.field}: ${problem.expected}`);
}

/** @throws SettingsError when the buy-two offer names an unknown promo code */
function refuseUnknownOffer(findOne: StatementSync): void {
  const { BUY_TWO_PROMO_CODE: code } = uncheckedSettings();
  if (code && !findOne.get('coupon', readPromoCode(code))) throw new SettingsError(NO_SUCH_OFFER);
}

/**
 * Refuses a preselected shipping method that does not exist or is not active: it would go unnoticed.
 * @throws SettingsError
 */
function refuseUnknownDefault(findAll: StatementSync): void {
  const problem = defaultMethodProblem(
    (findAll.all('shipping-method') as { id: string; json: string }[]).map(({ id, json }) => ({
      _id: id,
      active: (JSON.parse(json) as ShippingMethodEntry).active,
    })),
    preferredShipping(),
  );
  if (problem) throw new SettingsError(problem);
}
