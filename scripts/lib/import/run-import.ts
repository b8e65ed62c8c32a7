import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { dayOf } from '#src/core/dates.ts';
import { storeNow } from '#src/lib/clock.ts';
import { namesIn } from '#src/lib/names-in.ts';
import { paths } from '#src/lib/paths.ts';
import { csvRows } from './csv-rows.ts';
import { withImportLock } from './import-lock.ts';
import { formatsIn, importProduct, type Outcome, type OutcomeState } from './import-products.ts';
import { digestOf, type ImportRecord, readRecord, recordFile } from './import-record.ts';
import type { Mapping } from './mapping.ts';
import { type PictureSource, pictureFinder } from './pictures.ts';
import { readProductFile } from './product-file.ts';
import { addRedirects, type NewRedirect } from './redirects.ts';
import { readShopContent } from './shop-content.ts';
import type { PriceColumns } from './shopify.ts';
import { shopifyColumns, shopifyProducts } from './shopify.ts';
import type { LineText } from './source-product.ts';
import { openStage, stageFolder } from './staging-folder.ts';
import { type Unmapped, unmappedWords } from './unmapped.ts';
import { wooColumns, wooProducts, wooVariations } from './woocommerce.ts';

/** Readers of exports, by the name of the other shop. */
const SOURCES = {
  shopify: {
    columns: shopifyColumns,
    gather: undefined,
    products: shopifyProducts,
    product: '/products/',
    collection: '/collections/',
  },
  woocommerce: {
    columns: wooColumns,
    gather: wooVariations,
    products: wooProducts,
    product: '/product/',
    collection: '/product-category/',
  },
} as const;
export type SourceName = keyof typeof SOURCES;

export type ImportOptions = {
  source: SourceName;
  file: string;
  content: string;
  mapping: Mapping;
  prices: PriceColumns;
  pictures: PictureSource;
  overwrite: readonly string[];
  /** False only says what would be written. */
  isWriting: boolean;
};

/** What is told after the last product. */
export type ImportSummary = {
  counts: Record<OutcomeState, number>;
  drafts: number;
  /** Rows that are no valid CSV. With one of them, nothing is written. */
  csvProblems: readonly LineText[];
  unusedColumns: readonly string[];
  /** Types and tags that no line of the mapping has. */
  unplaced: Unmapped;
  redirects: readonly NewRedirect[];
  /** Products of an earlier import that the export no longer has. Their files stay. */
  gone: readonly string[];
  /** Names under --overwrite that the export does not have. */
  notThere: readonly string[];
  /** Files that an editor changed while the import ran. They stay. */
  late: readonly string[];
  isWritten: boolean;
};

/**
 * Reads an export, and with `isWriting`, writes its products into the content. Everything is read and checked
 * before the first file is written. A second import on one content folder is refused while the first one
 * runs.
 *
 * @param onOutcome gets each product as soon as it is known
 * @throws CommandError when the file cannot be read, or another import runs
 */
export async function runImport(
  options: ImportOptions,
  onOutcome: (outcome: Outcome) => void,
): Promise<ImportSummary> {
  const work = () => importAll(options, onOutcome);
  return options.isWriting ? withImportLock(options.content, work) : work();
}

async function importAll(
  options: ImportOptions,
  onOutcome: (outcome: Outcome) => void,
): Promise<ImportSummary> {
  const { source, content, mapping, isWriting } = options;
  const reader = SOURCES[source];
  const shop = await readShopContent(content, mapping);
  const record = await readRecord(recordFile(content, source));
  const stage = isWriting ? await openStage(content, source, record) : undefined;
  const folders = { content, stage: stageFolder(content, source), isWriting };
  const ids = new Map<string, string>();
  const context = {
    ...{ content, mapping, shop, record, ids, stage },
    skus: await skusOfEditors(content, record),
    findPicture: await pictureFinder(folders, options.pictures),
    overwrite: new Set(options.overwrite),
    today: dayOf(storeNow()),
  };
  const counts = { new: 0, changed: 0, unchanged: 0, kept: 0, 'left out': 0 };
  const unplaced = unmappedWords(mapping);
  const moved: NewRedirect[] = [];
  const csvProblems: LineText[] = [];
  let unusedColumns: readonly string[] = [];
  let drafts = 0;
  const before = [...record.keys()];
  const rows = csvRows(options.file, csvProblems, (names) => {
    unusedColumns = reader.columns(names, options.prices);
  });
  const products = reader.gather
    ? reader.products(
        rows,
        options.prices,
        await reader.gather(
          csvRows(options.file, [], () => {}),
          options.prices,
        ),
      )
    : reader.products(rows, options.prices);
  for await (const product of products) {
    const outcome = await importProduct(product, context);
    counts[outcome.state] += 1;
    if (outcome.isDraft) drafts += 1;
    unplaced.add(product);
    const from = `${reader.product}${encodeURI(product.handle)}`;
    if (outcome.state !== 'left out' && from.toLowerCase() !== paths.product(outcome.id))
      moved.push({ from, to: paths.product(outcome.id) });
    onOutcome(outcome);
  }
  const isWritten = stage !== undefined && csvProblems.length === 0;
  const late = isWritten ? await stage.commit() : [];
  const collections = Object.entries(mapping.collections).map(([handle, to]) => ({
    from: `${reader.collection}${handle}`,
    to,
  }));
  return {
    ...{ counts, drafts, csvProblems, unusedColumns, late, isWritten },
    unplaced: unplaced.words(),
    redirects: await addRedirects(content, source, [...moved, ...collections], isWritten),
    gone: before.filter((id) => !ids.has(id)),
    notThere: options.overwrite.filter((id) => !ids.has(id)),
  };
}

/** The SKUs in files that no import wrote as they are. */
async function skusOfEditors(content: string, record: ImportRecord): Promise<Map<string, string>> {
  const skus = new Map<string, string>();
  const folder = path.join(content, 'products');
  for (const name of await namesIn(folder, '.md')) {
    const id = path.basename(name, '.md');
    const text = await readFile(path.join(folder, name), 'utf8');
    if (record.get(id)?.includes(digestOf(text))) continue;
    for (const { sku } of formatsIn(readProductFile(text).fields))
      if (typeof sku === 'string') skus.set(sku, id);
  }
  return skus;
}
