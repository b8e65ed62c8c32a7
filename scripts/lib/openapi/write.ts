import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DESCRIPTION_FILE } from '#src/features/api/description.ts';
import { outFolder } from '#src/lib/out-folder.ts';
import { openApiDocument } from './document.ts';

/** Writes the API's description to the file that the build of the pages reads. */
export async function writeDescription(): Promise<void> {
  const file = path.join(outFolder(), DESCRIPTION_FILE);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(openApiDocument()));
}
