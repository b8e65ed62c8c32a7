import type { Database } from '../db/open.ts';
import type { MailKind, MailPayloads } from './kinds.ts';
import type { MailDocument } from './layout/document.ts';
import type { Mail } from './transport.ts';

/** A mail to render and send. Undefined: there is nothing to send any more. */
export type Written =
  | (Omit<Mail, 'subject' | 'html' | 'text' | 'oneClick'> & {
      document: MailDocument;
      /** Called after sending. If it fails, the mail is sent again, as a copy. */
      afterwards?: () => Promise<void>;
    })
  | undefined;

/** Writes one kind of mail from the current data. */
export type Writer<K extends MailKind> = (
  payload: MailPayloads[K],
  db: Database,
  now: Date,
) => Promise<Written>;
