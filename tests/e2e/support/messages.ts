import { listMessages } from '#functions/messages/save-message.ts';
import { inDatabase } from './database.ts';

/** What was kept of a message: its kind, region and fields; of one that was held apart only where `isUnchecked` asks for those. */
export async function messageOf(
  reference: string,
  { isUnchecked = false } = {},
): Promise<Record<string, unknown> | undefined> {
  const all = await inDatabase((db) => listMessages(db, { isUnchecked }));
  const found = all.find(({ id }) => id === reference);
  return found && { kind: found.kind, region: found.region, ...found.fields };
}
