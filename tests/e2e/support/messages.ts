import { listMessages } from '#functions/messages/save-message.ts';
import { inDatabase } from './database.ts';

/** What was kept of a message: its kind, region and fields. */
export async function messageOf(reference: string): Promise<Record<string, unknown> | undefined> {
  const all = await inDatabase((db) => listMessages(db));
  const found = all.find(({ id }) => id === reference);
  return found && { kind: found.kind, region: found.region, ...found.fields };
}
