import { statSync } from 'node:fs';
import { median, ms, ratio, timed } from './support/numbers.ts';
import { makeSnapshots, type Snapshot } from './support/snapshots.ts';

const SIZES = [120, 10_000, 100_000];
const LOOK_UPS = 2_000;
type Catalogue = typeof import('#functions/catalogue/snapshot.ts');

/**
 * Measures a product look-up by id in snapshots of three sizes: the first one, including the opening of the
 * file, and later ones.
 */
export default async function snapshot(rounds = 15): Promise<void> {
  const { snapshots, remove } = await makeSnapshots(SIZES);
  try {
    const opened = await Promise.all(snapshots.map(open));
    const found = new Map(opened.map(({ snapshot: { size } }) => [size, [] as number[]]));
    for (let round = 0; round <= rounds; round += 1)
      for (const {
        snapshot: { size, samples },
        catalogue,
      } of opened) {
        const took = await timed(() => {
          for (let index = 0; index < LOOK_UPS; index += 1)
            catalogue.findProduct(samples[(index * 7) % samples.length]!.id);
        });
        if (round > 0) found.get(size)!.push((took / LOOK_UPS) * 1000);
      }
    const base = median(found.get(SIZES[0]!)!);
    console.log(`Look-up of a product by its id, median of ${rounds} rounds of ${LOOK_UPS}`);
    console.table(
      opened.map(({ snapshot: { size, file }, first }) => ({
        products: size,
        'file, MB': (statSync(file).size / 1e6).toFixed(1),
        'open and first': ms(first),
        'each after': `${median(found.get(size)!).toFixed(1)} µs`,
        'to the smallest': ratio(median(found.get(size)!), base),
      })),
    );
  } finally {
    await remove();
  }
}

/**
 * The functions' own catalogue on one snapshot. It keeps one file open, so each snapshot gets its own
 * instance of the module.
 */
async function open(snapshot: Snapshot) {
  const catalogue = (await import(
    `../../functions/catalogue/snapshot.ts?products=${snapshot.size}`
  )) as Catalogue;
  process.env.CATALOGUE_SNAPSHOT = snapshot.file;
  const started = performance.now();
  if (!catalogue.findProduct(snapshot.samples.at(-1)!.id))
    throw new Error(`A product is missing from ${snapshot.file}`);
  return { snapshot, catalogue, first: performance.now() - started };
}
