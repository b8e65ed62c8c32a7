import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ORIGINAL } from './picture-sizes.ts';

const running = new Map<string, Promise<Buffer | undefined>>();

/** The work behind `key`, done once at a time however many ask for it. */
export function shared(key: string, work: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
  const known = running.get(key);
  if (known) return known;
  const started = work().finally(() => running.delete(key));
  running.set(key, started);
  return started;
}

/** A picture's id: ten letters and digits made of what is shown and how it is encoded, so that another content is another address. */
export function idOf(settings: string, input: Buffer): string {
  return createHash('sha256')
    .update(settings)
    .update(input)
    .digest('base64url')
    .replace(/[-_]/g, '')
    .slice(0, 10);
}

/** Writes a file that is not there yet, with its folder. Others may do so at the same time: the rename is atomic. */
export async function writeMissing(path: string, content: Buffer): Promise<void> {
  if (await exists(path)) return;
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomUUID()}.part`;
  try {
    await writeFile(draft, content);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** What a picture is made from: the original as it was deployed, else the drawing or photograph itself (`source.svg`, `source.jpg`, …). */
export async function readSource(folder: string): Promise<Buffer | undefined> {
  const names = await readdir(folder).catch((): string[] => []);
  const name = names.includes(ORIGINAL) ? ORIGINAL : names.find((one) => /^source\.[a-z]+$/.test(one));
  return name === undefined ? undefined : readFile(join(folder, name));
}

export const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
