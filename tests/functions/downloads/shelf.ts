import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrateDatabase } from '#functions/db/migrate.ts';
import { type Database, openDatabase } from '#functions/db/open.ts';
import { downloadGrant } from '#functions/db/schema/downloads.ts';
import { tokenOf } from '#functions/downloads/token.ts';
import { sha256 } from '#functions/platform/sha256.ts';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';
import { writeSnapshot } from '#src/catalogue/snapshot/snapshot.ts';
import type { DigitalFile } from '#src/core/products/digital-files.ts';
import { contentOf } from '../helpers/content.ts';
import { DATABASES } from '../helpers/databases.ts';
import { insertOrder } from '../helpers/orders.ts';

export const NOW = new Date('2026-11-22T12:00:00Z');
const SECRET = 'what-links-are-signed-with-in-tests';

export type Shelf = {
  db: Database;
  /** Writes a file into the local file store. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Creates an order with a grant for one file; returns the token of its link. */
  grant(change?: Partial<typeof downloadGrant.$inferInsert>): Promise<{ orderId: string; token: string }>;
  close(): Promise<void>;
};

/**
 * A database, a catalogue whose ebook `a-slow-loaf` has these files, and a folder for them:
 * all that downloads need.
 */
export async function openShelf(files: readonly DigitalFile[]): Promise<Shelf> {
  const own = await DATABASES[0]!.open();
  await migrateDatabase(own.url);
  const { db, close } = openDatabase(own.url, { connections: 2 });
  const folder = await mkdtemp(path.join(tmpdir(), 'found-shelf-'));
  const content = await contentOf(contentFolder());
  const undated = content.products.find(({ id }) => id === 'cabosse')!;
  content.products.push({ ...undated, id: 'some-day', data: { ...undated.data, releasedAt: undefined } });
  const snapshot = path.join(folder, 'snapshot.sqlite');
  await writeSnapshot(content, snapshot, undefined, {
    files: new Map([['a-slow-loaf/ebook', files]]),
  });
  Object.assign(process.env, {
    CATALOGUE_SNAPSHOT: snapshot,
    LAMBDA_TASK_ROOT: folder,
    LINK_SECRET: SECRET,
    STRIPE_SECRET_KEY: '',
  });
  const place = (key: string) => path.join(folder, '.netlify/blobs/deploy', key);
  let made = 0;
  return {
    db,
    put: async (key, bytes) => {
      await mkdir(path.dirname(place(key)), { recursive: true });
      await writeFile(place(key), bytes);
    },
    grant: async (change = {}) => {
      made += 1;
      const signed = { orderId: `F-${made}`, position: 0, file: 'a.epub', generation: 0, ...change };
      if (change.orderId === undefined)
        await insertOrder(db, { id: signed.orderId, shippingEmail: 'Ana@Example.com' });
      const token = tokenOf(signed);
      await db.insert(downloadGrant).values({
        productId: 'a-slow-loaf',
        formatId: 'ebook',
        tokenHash: sha256(token),
        downloadsAllowed: 10,
        downloadsLeft: 10,
        expiresAt: new Date(NOW.getTime() + 1),
        createdAt: NOW,
        ...signed,
      });
      return { orderId: signed.orderId, token };
    },
    close: async () => {
      await close();
      await own.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
