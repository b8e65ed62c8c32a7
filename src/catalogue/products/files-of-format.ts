import { MADE_FILES } from '../../core/products/digital-files.ts';
import type { ProductEntry } from '../../schemas/product.ts';

type FormatEntry = ProductEntry['formats'][number];
export type FileEntry = NonNullable<FormatEntry['files']>[number];

/** The files of a digital format with their names, in the editor's order. */
export function filesOfFormat(
  productId: string,
  { files = [] }: Pick<FormatEntry, 'files'>,
): { name: string; entry: FileEntry }[] {
  return files.map((entry) => ({
    name: 'make' in entry ? `${entry.of ?? productId}${MADE_FILES[entry.make]}` : entry.name,
    entry,
  }));
}
