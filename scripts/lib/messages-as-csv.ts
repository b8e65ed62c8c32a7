import type { Message } from '../../functions/messages/save-message.ts';
import { MESSAGE_FORMS, MESSAGE_KINDS, type MessageKind } from '../../src/features/messages/forms.ts';
import { csv } from './csv.ts';

/** Messages as a table, with a column for each field that the forms of their kinds have: all kinds, or the one that is named. */
export function messagesAsCsv(messages: readonly Message[], kind?: MessageKind): string {
  const kinds = kind ? [kind] : MESSAGE_KINDS;
  const fields = kinds.flatMap((one) => MESSAGE_FORMS[one].fields.map(({ name }) => name));
  const columns = ['id', 'kind', 'region', 'createdAt', ...new Set(fields)];
  return csv(
    columns,
    messages.map(({ fields: said, ...row }) => ({
      ...said,
      id: row.id,
      kind: row.kind,
      region: row.region,
      createdAt: row.createdAt,
    })),
  );
}
