import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeCatalogue } from '#scripts/lib/synthetic/write-catalogue.ts';
import { type Content, readContent } from '#src/catalogue/reading/read-content.ts';
import { writeSnapshot } from '#src/catalogue/snapshot/snapshot.ts';

/** A snapshot, with ids of its products, spread evenly over all of them, and a format of each. */
export type Snapshot = { size: number; file: string; samples: { id: string; format: string }[] };

const BASE = 1_000;
const SAMPLES = 1_000;

/**
 * Creates snapshots of these sizes in a folder that `remove` deletes. A thousand generated products are
 * written and read like content. Larger snapshots contain them many times with other ids, since reading a
 * hundred thousand files would take minutes.
 */
export async function makeSnapshots(
  sizes: readonly number[],
): Promise<{ snapshots: Snapshot[]; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'found-bench-'));
  await writeCatalogue(BASE, path.join(folder, 'content'));
  const { content, problems } = await readContent(path.join(folder, 'content'));
  if (problems.length > 0) throw new Error(`The made-up catalogue is broken: ${JSON.stringify(problems[0])}`);
  const snapshots: Snapshot[] = [];
  for (const size of sizes) {
    const file = path.join(folder, `${size}.db`);
    const products = productsOf(content, size);
    await writeSnapshot({ ...content, products }, file);
    const step = Math.max(1, Math.floor(size / SAMPLES));
    const samples = products
      .filter((_, index) => index % step === 0)
      .map(({ id, data }) => ({ id, format: data.formats[0]!.id }));
    snapshots.push({ size, file, samples });
  }
  return { snapshots, remove: () => rm(folder, { recursive: true, force: true }) };
}

function productsOf({ products }: Content, size: number): Content['products'] {
  return Array.from({ length: size }, (_, index) => {
    const product = products[index % products.length]!;
    return index < products.length
      ? product
      : { ...product, id: `${product.id}-${Math.floor(index / products.length)}` };
  });
}
