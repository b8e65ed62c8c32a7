import { MESSAGE_FORMS, MESSAGE_KINDS } from '#src/core/messages/forms.ts';
import { drainSoon } from '../jobs/drain-soon.ts';
import { messageHandler } from '../people/messages/message-endpoint.ts';
import { routes } from '../platform/app.ts';

/**
 * `POST /api/contact`, `/api/creator-request` (an application as creator), `/api/feedback` (with or without
 * an email address) and `/api/withdrawal` (from an order): messages to the store.
 */
export const messageRoutes = routes();
for (const kind of MESSAGE_KINDS)
  messageRoutes.post(MESSAGE_FORMS[kind].action, messageHandler(kind, drainSoon));
