import path from 'node:path';
import { parseFile } from '#src/catalogue/reading/parse-file.ts';
import { idOf } from './clean-text.ts';
import { productBefore } from './earlier-prices.ts';
import { noFindings } from './findings.ts';
import { digestOf, type ImportRecord } from './import-record.ts';
import type { Mapping } from './mapping.ts';
import { type PictureFinder, productPictures } from './pictures.ts';
import { productFields } from './product-fields.ts';
import { differencesOf, type ProductFields, productFile, readProductFile } from './product-file.ts';
import { type ShopContent, textOf } from './shop-content.ts';
import type { LineText, SourceProduct } from './source-product.ts';
import type { Stage } from './staging-folder.ts';

/** `kept`: an editor changed the file, or wrote one of that name. `left out`: it has problems. */
export type OutcomeState = 'new' | 'changed' | 'unchanged' | 'kept' | 'left out';
/** The outcome for a product. */
export type Outcome = {
  line: number;
  handle: string;
  id: string;
  state: OutcomeState;
  isDraft: boolean;
  missing: readonly string[];
  leftOut: readonly string[];
  /** Of a kept file: the fields that the export has otherwise. */
  differs: readonly string[];
  problems: readonly LineText[];
};

export type ProductContext = {
  content: string;
  mapping: Mapping;
  shop: ShopContent;
  record: ImportRecord;
  /** The product that has an SKU. Grows with the import. */
  skus: Map<string, string>;
  /** The handle that has an id. Grows with the import. */
  ids: Map<string, string>;
  findPicture: PictureFinder;
  /** Undefined in a dry run. */
  stage: Stage | undefined;
  /** The ids of files to write although an editor changed them. */
  overwrite: ReadonlySet<string>;
  today: string;
};

/** Imports one product: says what becomes of it and, with a stage, keeps its file there. */
export async function importProduct(product: SourceProduct, context: ProductContext): Promise<Outcome> {
  const { content, record, skus, stage } = context;
  const id = idOf(product.handle);
  const outcome = (state: OutcomeState, more: Partial<Outcome> = {}): Outcome => ({
    ...{ line: product.line, handle: product.handle, id, isDraft: false, differs: [] },
    ...noFindings(),
    ...more,
    state,
  });
  const problems = [...product.problems, ...idProblems(product, id, context.ids)];
  if (problems.length > 0) return outcome('left out', { problems });
  context.ids.set(id, product.handle);

  const there = await textOf(path.join(content, 'products', `${id}.md`));
  const before = there === undefined ? undefined : digestOf(there);
  const isOurs = before === undefined || record.get(id)?.includes(before) === true;
  const isWritten = isOurs || context.overwrite.has(id);
  const { found, leftOut } = await productPictures(context.findPicture, id, product, isWritten);
  const { fields, body, findings } = productFields(product, {
    ...context,
    pictures: found,
    ownerOf: (sku) => otherOwner(skus, sku, id),
    before:
      there === undefined ? undefined : productBefore(readProductFile(there).fields, isOurs, context.today),
  });
  findings.leftOut.push(...leftOut);
  if (findings.problems.length > 0) return outcome('left out', { problems: findings.problems });
  const text = productFile(fields, body);
  const parsed = parseFile(`products/${id}.md`, text, 'products');
  if ('problems' in parsed)
    return outcome('left out', {
      problems: parsed.problems.map(({ field, expected }) => ({
        line: product.line,
        text: `${field || 'the file'}: ${expected}`,
      })),
    });
  takeSkus(skus, fields, id);
  const told = { ...findings, isDraft: fields.draft === true };
  if (before === digestOf(text)) {
    record.set(id, [before]);
    return outcome('unchanged', told);
  }
  if (there !== undefined && !isWritten)
    return outcome('kept', { differs: differencesOf(there, fields, body), leftOut: findings.leftOut });
  await stage?.put(
    id,
    text,
    found.map(({ src }) => path.basename(src)),
    before,
  );
  return outcome(there === undefined ? 'new' : 'changed', told);
}

function idProblems(
  { handle, line }: SourceProduct,
  id: string,
  ids: ReadonlyMap<string, string>,
): LineText[] {
  if (!handle) return [];
  if (/[\s/\\?#%]/.test(handle))
    return [{ line, text: `has a handle that is no part of an address: “${handle}”` }];
  if (!id) return [{ line, text: `has a handle without letters of an address: “${handle}”` }];
  const other = ids.get(id);
  return other === undefined || other === handle
    ? []
    : [{ line, text: `has the handle “${handle}”, which is ${id} here, like “${other}”` }];
}

type WrittenFormat = { id?: unknown; sku?: unknown };

export function formatsIn({ formats }: ProductFields): WrittenFormat[] {
  return Array.isArray(formats) ? (formats as WrittenFormat[]) : [];
}

function takeSkus(skus: Map<string, string>, fields: ProductFields, id: string): void {
  for (const { sku } of formatsIn(fields)) if (typeof sku === 'string') skus.set(sku, id);
}

function otherOwner(skus: ReadonlyMap<string, string>, sku: string, id: string): string | undefined {
  const owner = skus.get(sku);
  return owner === id ? undefined : owner;
}
