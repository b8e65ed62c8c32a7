import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ContentWarning } from '#src/catalogue/reading/unused-files.ts';
import { SNAPSHOT_FILE } from '#src/catalogue/snapshot/snapshot-file.ts';
import { outFolder } from '#src/lib/out-folder.ts';

export type CheckOrder = {
  /** That of `recallParsed`. */
  stamp: string;
  /** Where the functions' snapshot is written. */
  snapshot: string;
};
export type CheckedContent = {
  isValid: boolean;
  warnings: ContentWarning[];
  /** A hash of the texts that were checked. */
  digest: string;
};

/**
 * Starts a thread that checks the content and, if it is valid, writes the functions' snapshot beside the last
 * one, the redirects and the files for sale. The keys of all pages are made at the same time.
 */
export function startContentCheck(stamp: string) {
  const snapshot = path.join(outFolder(), `${SNAPSHOT_FILE}.${process.pid}`);
  const worker = new Worker(new URL('check-worker.ts', import.meta.url), {
    workerData: { stamp, snapshot } satisfies CheckOrder,
  });
  return {
    snapshot,
    /** Undefined after an error, which the check of the build of every page then shows. */
    checked: new Promise<CheckedContent | undefined>((resolve) => {
      worker.once('message', resolve);
      for (const end of ['error', 'exit']) worker.once(end, () => resolve(undefined));
    }),
    async stop(): Promise<void> {
      await worker.terminate();
      await rm(snapshot, { force: true });
    },
  };
}
