import { listMessages } from '#functions/people/messages/save-message.ts';
import { inDatabase } from './database.ts';

/** The saved kind, region and fields of a message; of an unchecked one only with `isUnchecked`. */
export async function messageOf(
  reference: string,
  { isUnchecked = false } = {},
): Promise<Record<string, unknown> | undefined> {
  const all = await inDatabase((db) => listMessages(db, { isUnchecked }));
  const found = all.find(({ id }) => id === reference);
  return found && { kind: found.kind, region: found.region, ...found.fields };
}
