import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { liveSettingsProblems } from '../../src/catalogue/settings/live-settings.ts';
import type { ProductRow } from '../../src/catalogue/snapshot/rows.ts';
import { SNAPSHOT_FILE } from '../../src/catalogue/snapshot/snapshot-file.ts';
import { isLiveKey } from '../../src/core/checkout/live-key.ts';
import type { Funding } from '../../src/core/fundings/types.ts';
import type { DigitalFile } from '../../src/core/products/digital-files.ts';
import { defaultMethodProblem } from '../../src/core/shipping/default-method.ts';
import type { CouponEntry, PayoutCodeEntry, ShippingMethodEntry } from '../../src/schemas/selling.ts';
import type { SettingsEntry } from '../../src/schemas/settings.ts';
import { builtFile } from './built-file.ts';
import { NO_SUCH_OFFER, SettingsError } from './env.ts';

export type ShippingMethod = ShippingMethodEntry & { _id: string };

let statements:
  | { one: StatementSync; oneOr: StatementSync; all: StatementSync; range: StatementSync }
  | undefined;

/** The product of that id as the build left it, whatever its state; undefined when there is none. */
export function findProduct(id: string): ProductRow | undefined {
  return one<ProductRow>('product', id);
}

/** What the build left of a thing of some other kind, by its id; undefined when there is none. */
export function findEntry<T>(kind: string, id: string): T | undefined {
  return one<T>(kind, id);
}

/** All of a kind whose ids begin so. */
export function entriesBeginning<T>(kind: string, beginning: string): T[] {
  const rows = open().range.all(kind, beginning, `${beginning}\u{10ffff}`) as { json: string }[];
  return rows.map(({ json }) => JSON.parse(json) as T);
}

/** The funding of that id as the build left it; undefined when there is none. */
export function findFunding(id: string): Funding | undefined {
  return one<Funding>('funding', id);
}

/** The funding that a product is being made by, where it has one. */
export function fundingOfProduct(productId: string): Funding | undefined {
  const id = one<string>('funded-product', productId);
  return id === undefined ? undefined : findFunding(id);
}

/** Every funding, in no order. */
export function allFundings(): Funding[] {
  const rows = open().all.all('funding') as { json: string }[];
  return rows.map(({ json }) => JSON.parse(json) as Funding);
}

/** The files that a digital format is delivered as, as the build published them; none for what is posted. */
export function findFiles(productId: string, formatId: string): DigitalFile[] {
  return one<DigitalFile[]>('files', `${productId}/${formatId}`) ?? [];
}

/** What an unknown code is taken for, as the snapshot would have it: one that is over, so that it takes as long to be refused. */
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

/** A coupon by its code, in any case, whether or not it is still good. */
export function findCoupon(code: string): CouponEntry | undefined {
  return one<CouponEntry>('coupon', code.toUpperCase());
}

/** The coupon of that code, in any case, or one that is over; the caller judges whether it is still good. */
export function couponOrEnded(code: string): CouponEntry {
  return oneOr('coupon', code.toUpperCase(), ENDED_COUPON);
}

/** The payout code of that name, in any case, or one that is not active. */
export function payoutCodeOrEnded(code: string): PayoutCodeEntry {
  return oneOr('payout-code', code.toLowerCase(), ENDED_PAYOUT_CODE);
}

/** A payout code by its code, in any case. */
export function findPayoutCode(code: string): PayoutCodeEntry | undefined {
  return one<PayoutCodeEntry>('payout-code', code.toLowerCase());
}

/** Every shipping method, the active ones and the others, in the order in which they are offered. */
export function shippingMethods(): ShippingMethod[] {
  const rows = open().all.all('shipping-method') as { id: string; json: string }[];
  return rows
    .map(({ id, json }) => ({ _id: id, ...(JSON.parse(json) as ShippingMethodEntry) }))
    .sort((a, b) => a.order - b.order);
}

/** The method that the store would have chosen to begin with, by its id; undefined while it is left to the order of the methods. */
export function preferredShipping(): string | undefined {
  return process.env.DEFAULT_SHIPPING_METHOD || undefined;
}

/** The store's own settings. @throws when the snapshot has none, which only a broken build can cause. */
export function storeSettings(): SettingsEntry {
  const settings = one<SettingsEntry>('settings', 'store');
  if (!settings) throw new Error('The catalogue snapshot has no settings');
  return settings;
}

function one<T>(kind: string, id: string): T | undefined {
  const row = open().one.get(kind, id) as { json: string } | undefined;
  return row && (JSON.parse(row.json) as T);
}

/** What there is, or what stands in for it, by the same steps. */
function oneOr<T>(kind: string, id: string, other: string): T {
  const row = open().oneOr.get(kind, id, other) as { json: string };
  return JSON.parse(row.json) as T;
}

function open() {
  if (!statements) {
    const file = process.env.CATALOGUE_SNAPSHOT || builtFile(SNAPSHOT_FILE);
    const database = new DatabaseSync(file, { readOnly: true });
    const findOne = database.prepare('select json from entry where kind = ? and id = ?');
    const findAll = database.prepare('select id, json from entry where kind = ?');
    const findOneOr = database.prepare(
      'select coalesce((select json from entry where kind = ? and id = ?), ?) as json',
    );
    refuseUnfitForMoney(findOne);
    refuseUnknownDefault(findAll);
    refuseUnknownOffer(findOne);
    const findRange = database.prepare('select json from entry where kind = ? and id >= ? and id < ?');
    statements = { one: findOne, oneOr: findOneOr, all: findAll, range: findRange };
  }
  return statements;
}

/** Whichever build is put behind a live key: a shop that takes real money is no demonstration, and says who sells. @throws SettingsError */
function refuseUnfitForMoney(findOne: StatementSync): void {
  if (!isLiveKey(process.env.STRIPE_SECRET_KEY)) return;
  const row = findOne.get('settings', 'store') as { json: string } | undefined;
  const [problem] = row ? liveSettingsProblems(JSON.parse(row.json) as SettingsEntry) : [];
  if (problem)
    throw new SettingsError(`src/content/settings/store.yaml: ${problem.field}: ${problem.expected}`);
}

/** @throws SettingsError where the offer for two is of a code that the content does not have */
function refuseUnknownOffer(findOne: StatementSync): void {
  const { BUY_TWO_PROMO_CODE: code } = process.env;
  if (code && !findOne.get('coupon', code.toUpperCase())) throw new SettingsError(NO_SUCH_OFFER);
}

/** A setting that chooses a method which nobody can have would be kept by nobody and noticed by nobody. @throws SettingsError */
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
