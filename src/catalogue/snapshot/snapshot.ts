import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { buildNow } from '../../lib/clock.ts';
import { toFunding } from '../funding.ts';
import { categoriesById, toProduct } from '../product.ts';
import type { Content } from '../reading/read-content.ts';

/**
 * Writes what the functions need of the catalogue into one read-only SQLite file. An entry is found by a look-up in its
 * index, so that a cold start costs the same for a hundred products as for a hundred thousand.
 * What depends on the day is judged at `now`. The file is finished beside its place and then moved there, so that a running store never reads half of one.
 */
export async function writeSnapshot(content: Content, file: string, now = buildNow()): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  await rm(draft, { force: true });
  const database = new DatabaseSync(draft);
  database.exec('create table entry (kind text, id text, json text not null, primary key (kind, id))');
  const insert = database.prepare('insert into entry (kind, id, json) values (?, ?, ?)');
  database.exec('begin');
  const categories = categoriesById(content.sections);
  const creators = new Map(content.creators.map((creator) => [creator.id, creator]));
  for (const product of content.products) {
    const creator = creators.get(product.data.creator);
    if (creator)
      insert.run('product', product.id, JSON.stringify(toProduct(product, creator, categories, now)));
  }
  for (const { id, data } of content.blog)
    if (creators.has(data.author)) insert.run('article', id, JSON.stringify(data));
  for (const funding of content.fundings) {
    const creator = creators.get(funding.data.creator);
    if (creator) insert.run('funding', funding.id, JSON.stringify(toFunding(funding, creator, categories)));
    if (funding.data.product) insert.run('funded-product', funding.data.product, JSON.stringify(funding.id));
  }
  for (const { id, data } of content['shipping-methods'])
    insert.run('shipping-method', id, JSON.stringify(data));
  for (const { data } of content.coupons) insert.run('coupon', data.code, JSON.stringify(data));
  for (const { data } of content['payout-codes']) insert.run('payout-code', data.code, JSON.stringify(data));
  insert.run('build', 'moment', JSON.stringify(now));
  for (const { data } of content.settings) insert.run('settings', 'store', JSON.stringify(data));
  database.exec('commit');
  database.close();
  await rename(draft, file);
}
