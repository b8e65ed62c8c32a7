import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Who owns the embedded database, and where it listens. `port` is 0 until it does. */
export type Owner = { pid: number; port: number };

const fileIn = (folder: string) => path.join(folder, 'owner.json');

/**
 * Takes the folder for this process. Two processes on one folder lose rows without a word, so the lock comes before
 * anything is opened. Answers the owner that is there already, or undefined when the folder is now ours.
 */
export async function takeLock(folder: string): Promise<Owner | undefined> {
  await mkdir(folder, { recursive: true });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      await writeFile(fileIn(folder), JSON.stringify({ pid: process.pid, port: 0 }), { flag: 'wx' });
      return undefined;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const owner = await readOwner(folder);
    if (owner) return owner;
    await rm(fileIn(folder), { force: true });
  }
  throw new Error(
    `The lock in ${folder} keeps changing hands; is something else starting and stopping the store?`,
  );
}

/** Says where the owner listens. */
export async function publishPort(folder: string, port: number): Promise<void> {
  await writeFile(fileIn(folder), JSON.stringify({ pid: process.pid, port }));
}

export async function releaseLock(folder: string): Promise<void> {
  await rm(fileIn(folder), { force: true });
}

/** The owner that is alive, or undefined: a lock whose process is gone (a crash, a power cut) counts for nothing. */
export async function readOwner(folder: string): Promise<Owner | undefined> {
  try {
    const owner = JSON.parse(await readFile(fileIn(folder), 'utf8')) as Owner;
    process.kill(owner.pid, 0);
    return owner;
  } catch {
    return undefined;
  }
}
