import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { DigitalFile } from '#src/core/products/digital-files.ts';
import { OPEN_REGIONS } from '#src/core/regions/open-regions.ts';
import { buildNow } from '#src/lib/clock.ts';
import { joinCatalogue } from '../catalogue.ts';
import type { Content } from '../reading/read-content.ts';
import { deliveryCalendar } from '../settings/delivery-calendar.ts';
import { statisticsOf } from '../settings/statistics.ts';
import { writeLists } from './lists.ts';
import { creatorRow, type PreviewImage, productRow, recipeRow, sectionRow, selectionRow } from './rows.ts';

type Extras = {
  /**
   * The published files by `product/format`, also of products that are not on the site. Others have none yet.
   */
  files?: ReadonlyMap<string, readonly DigitalFile[]>;
  /** The time of the next build. */
  next?: Date;
};

/**
 * Writes what the functions need of the catalogue to a read-only SQLite file. Entries are read by index, so a
 * cold start takes the same time for any catalogue size. The file is written under another name and then
 * renamed, so that a running store never reads a partial file.
 *
 * @param now decides everything that depends on the date
 */
export async function writeSnapshot(
  content: Content,
  file: string,
  now = buildNow(),
  { files = new Map(), next }: Extras = {},
): Promise<void> {
  const catalogue = joinCatalogue(content, now);
  const { settings, productById, articles, fundings, shippingMethods } = catalogue;
  const calendars = await Promise.all(
    OPEN_REGIONS.map(async (region) => ({
      region,
      calendar: await deliveryCalendar(settings.delivery, region, now),
    })),
  );
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  await rm(draft, { force: true });
  const database = new DatabaseSync(draft);
  database.exec('create table entry (kind text, id text, json text not null, primary key (kind, id))');
  const statement = database.prepare('insert into entry (kind, id, json) values (?, ?, ?)');
  const insert = (kind: string, id: string, value: unknown) => statement.run(kind, id, JSON.stringify(value));
  database.exec('begin');
  for (const product of productById.values()) {
    insert('product', product._id, productRow(product));
    for (const alias of product.entry.data.aliases ?? []) insert('product-alias', alias, product._id);
    for (const format of product.entry.data.formats) {
      const id = `${product._id}/${format.id}`;
      if (format.printingCost) insert('printing-cost', id, format.printingCost);
      if (format.files && !files.has(id))
        insert(
          'files',
          id,
          format.files.map(({ name }) => ({ name })),
        );
    }
  }
  // Also of products that are no longer on the site: their buyers can still download them.
  for (const [id, published] of files) insert('files', id, published);
  for (const creator of catalogue.creators) {
    insert('creator', creator.id, creatorRow(creator));
    insert('creator-of-handle', creator.data.profile.handle, creator.id);
  }
  for (const recipe of catalogue.recipes) insert('recipe', recipe.id, recipeRow(recipe));
  for (const section of catalogue.sections) insert('section', section.data.slug, sectionRow(section));
  for (const selection of content.selections) insert('selection', selection.id, selectionRow(selection));
  writeLists(database, catalogue);
  insert('statistics', 'store', statisticsOf(catalogue));
  for (const { id, data } of articles) insert('article', id, data);
  for (const { entry, ...funding } of fundings) {
    insert('funding', funding._id, funding);
    if (funding.product) insert('funded-product', funding.product, funding._id);
  }
  for (const { id, data } of shippingMethods) insert('shipping-method', id, data);
  for (const { data } of content.coupons) insert('coupon', data.code, data);
  for (const { data } of content['payout-codes']) insert('payout-code', data.code, data);
  for (const { data } of content.contracts) insert('contract', data.creator, data);
  for (const { data } of content['creator-terms']) insert('creator-terms', 'terms', data);
  for (const { region, calendar } of calendars) insert('delivery-calendar', region, calendar);
  insert('build', 'moment', now);
  if (next) insert('build', 'next', next);
  insert('settings', 'store', settings);
  database.exec('commit');
  database.close();
  await rename(draft, file);
}

/**
 * Adds the pictures of products, by id, to an existing snapshot. They are rendered with the pages, after the
 * functions may already have started.
 */
export function addPreviewImages(
  file: string,
  images: Iterable<readonly [productId: string, images: readonly PreviewImage[]]>,
): void {
  const database = new DatabaseSync(file);
  const statement = database.prepare(
    "insert or replace into entry (kind, id, json) values ('pictures', ?, ?)",
  );
  database.exec('begin');
  for (const [id, shown] of images) statement.run(id, JSON.stringify(shown));
  database.exec('commit');
  database.close();
}
