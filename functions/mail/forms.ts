import { eq } from 'drizzle-orm';
import { MESSAGE_FORMS } from '#src/core/messages/forms.ts';
import type { Database } from '../db/open.ts';
import { messageLine, message as messageTable } from '../db/schema/messages.ts';
import type { MailDocument, Shop } from './layout/document.ts';
import { addressOfShop, shopOfMails } from './sender.ts';
import {
  type FormMessage,
  formAcknowledgement,
  formNotice,
  messageAnswer,
  withdrawalConfirmation,
} from './templates/forms.ts';
import type { Writer, Written } from './writer.ts';

/** The mails about a form: to its sender and to the shop. */
export const FORM_WRITERS = {
  'form-acknowledgement': async ({ messageId }, db) => toSender(db, messageId, formAcknowledgement),
  'withdrawal-confirmation': async ({ messageId }, db) => toSender(db, messageId, withdrawalConfirmation),
  'form-notice': async ({ messageId }, db) => notice(db, messageId),
  'message-answer': async ({ lineId }, db) => answer(db, lineId),
} satisfies {
  [K in 'form-acknowledgement' | 'withdrawal-confirmation' | 'form-notice' | 'message-answer']: Writer<K>;
};

/** Undefined when the message was deleted before its answer left. */
async function answer(db: Database, lineId: number): Promise<Written> {
  const [line] = await db.select().from(messageLine).where(eq(messageLine.id, lineId));
  const message = line && (await messageOf(db, line.messageId));
  if (!line || !message?.fields.email) return undefined;
  const document = messageAnswer(message, line.text, shopOfMails());
  return { to: message.fields.email, isReply: true, replyTo: addressOfShop(), document };
}

async function toSender(
  db: Database,
  id: string,
  write: (message: FormMessage, shop: Shop) => MailDocument,
): Promise<Written> {
  const message = await messageOf(db, id);
  if (!message?.fields.email) return undefined;
  return { to: message.fields.email, isReply: true, document: write(message, shopOfMails()) };
}

async function notice(db: Database, id: string): Promise<Written> {
  const message = await messageOf(db, id);
  if (!message) return undefined;
  const { email } = message.fields;
  return {
    to: addressOfShop(),
    ...(email && { replyTo: email }),
    document: formNotice(message, shopOfMails()),
  };
}

/** A message with its fields in the form's order. Undefined when it was deleted. */
async function messageOf(db: Database, id: string): Promise<FormMessage | undefined> {
  const [row] = await db.select().from(messageTable).where(eq(messageTable.id, id));
  if (!row) return undefined;
  const names = MESSAGE_FORMS[row.kind].fields.map(({ name }) => name);
  return {
    reference: row.id,
    kind: row.kind,
    region: row.region,
    isUnchecked: row.isUnchecked,
    createdAt: row.createdAt.toISOString(),
    fields: Object.fromEntries(names.flatMap((name) => (row.fields[name] ? [[name, row.fields[name]]] : []))),
  };
}
