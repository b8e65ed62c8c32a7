import path from 'node:path';
import { releaseLock, takeLock } from '#sandbox/database/lock.ts';
import { CommandError } from '../command-line/errors.ts';

/**
 * Does the work of an import that writes into a content folder, as the only one there.
 *
 * @throws CommandError while another import writes into it
 */
export async function withImportLock<T>(content: string, work: () => Promise<T>): Promise<T> {
  const lock = path.join(content, 'imports', '.lock');
  const owner = await takeLock(lock);
  if (owner)
    throw new CommandError(
      `Another import (process ${owner.pid}) is writing into ${content}. Wait for its end.`,
    );
  try {
    return await work();
  } finally {
    await releaseLock(lock);
  }
}
