import { createHash } from 'node:crypto';
import { access, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { createQueue } from './queue.ts';

// One libvips thread for each encoding and as many encodings as cores is faster than sharing each among the cores.
sharp.concurrency(1);
/** Encodes at most one picture for each core at a time. */
export const inTurn = createQueue(availableParallelism());

const done = new Map<string, Promise<void>>();

/** The work behind `key`, done once in this process however many ask for it; a failure may be tried again. */
export function once(key: string, work: () => Promise<void>): Promise<void> {
  let running = done.get(key);
  if (!running) {
    running = work();
    done.set(key, running);
    running.catch(() => done.delete(key));
  }
  return running;
}

/** The name of what is encoded so: ten letters and digits made of the content and the encoder's settings. */
export function idOf(settings: string, input: Buffer): string {
  return createHash('sha256')
    .update(settings)
    .update(input)
    .digest('base64url')
    .replace(/[-_]/g, '')
    .slice(0, 10);
}

/** Another process may write the same file at the same time: each writes its own and the rename is atomic. */
export async function writeWhole(path: string, content: Buffer): Promise<void> {
  const draft = `${path}.${process.pid}.part`;
  await writeFile(draft, content);
  await rename(draft, path);
}

export const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
