import { statfsSync } from 'node:fs';
import { ROOT, stop } from './run.ts';

/** Disk space that a build needs, in bytes, including space for the local database. */
const NEEDED = 500_000_000;

/** Free disk space at the store's folder, in bytes. The maximum number if the system does not report it. */
function freeBytes(): number {
  try {
    const { bavail, bsize } = statfsSync(ROOT);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

export function isDiskFull(): boolean {
  return freeBytes() < NEEDED;
}

/** Ends the process with instructions if the disk has too little space for a build. */
export function failIfFull(): void {
  if (isDiskFull())
    stop(
      `This disk has ${Math.floor(freeBytes() / 1e6)} MB of free space, and a build needs ${NEEDED / 1e6} MB.`,
      'Free some space (for example, delete the folders dist and .cache) and run the command again.',
    );
}
