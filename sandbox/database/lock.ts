import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The process that owns the embedded database, and its port. `port` is 0 until it listens. */
export type Owner = { pid: number; port: number };

const fileIn = (folder: string) => path.join(folder, 'owner.json');

/**
 * Locks the folder for this process, before it opens any file: two processes on one folder lose rows
 * without an error. Returns the existing owner, or undefined if this process now has the lock.
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

/** Writes the owner's port into the lock. */
export async function publishPort(folder: string, port: number): Promise<void> {
  await writeFile(fileIn(folder), JSON.stringify({ pid: process.pid, port }));
}

export async function releaseLock(folder: string): Promise<void> {
  await rm(fileIn(folder), { force: true });
}

/**
 * The running owner, or undefined.
 * A lock of a process that no longer exists (after a crash or power cut) is ignored.
 */
export async function readOwner(folder: string): Promise<Owner | undefined> {
  try {
    const owner = JSON.parse(await readFile(fileIn(folder), 'utf8')) as Owner;
    process.kill(owner.pid, 0);
    return owner;
  } catch {
    return undefined;
  }
}
