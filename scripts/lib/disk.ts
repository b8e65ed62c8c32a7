import { statfsSync } from 'node:fs';
import { ROOT, stop } from './run.ts';

/** A build needs this much, with room for the database beside it. */
const NEEDED = 500_000_000;

/** How many bytes are free where the store lies; as many as can be where the machine does not say. */
function freeBytes(folder: string = ROOT): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

export function isDiskFull(folder?: string): boolean {
  return freeBytes(folder) < NEEDED;
}

/** Ends the process with what to do when there is too little room to build in. */
export function failIfFull(): void {
  if (isDiskFull())
    stop(
      `There are ${Math.floor(freeBytes() / 1e6)} MB left on this disk, and the store needs ${NEEDED / 1e6} MB to be built.`,
      'Make room, for example by deleting the folders dist and .cache here, and run the command again.',
    );
}
