import type { Database } from '../db/open.ts';
import type { MailKind, MailPayloads } from './kinds.ts';
import type { MailDocument } from './layout/document.ts';
import type { Mail } from './transport.ts';

/** A mail that is to be sent, still to be laid out. Undefined: there is nothing to say any more. */
export type Written =
  | (Omit<Mail, 'subject' | 'html' | 'text' | 'oneClick'> & {
      document: MailDocument;
      /** What is noted once it is sent. It is sent again, as a copy, when that fails. */
      afterwards?: () => Promise<void>;
    })
  | undefined;

/** Words one kind of mail from what is stored when it is sent. */
export type Writer<K extends MailKind> = (
  payload: MailPayloads[K],
  db: Database,
  now: Date,
) => Promise<Written>;
