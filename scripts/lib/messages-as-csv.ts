import type { Message } from '#functions/people/messages/save-message.ts';
import { csv } from '#src/core/csv.ts';
import { MESSAGE_FORMS, MESSAGE_KINDS, type MessageKind } from '#src/core/messages/forms.ts';

/** Messages as a table. The columns are the form fields of the given kind, or of all kinds. */
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
