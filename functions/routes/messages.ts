import { MESSAGE_FORMS, MESSAGE_KINDS } from '../../src/features/messages/forms.ts';
import { drainSoon } from '../background/drain-soon.ts';
import { messageHandler } from '../messages/message-endpoint.ts';
import { routes } from '../platform/app.ts';

/**
 * `POST /api/contact`, `/api/creator-request` (to be a creator), `/api/feedback` (with or without an e-mail address) and
 * `/api/withdrawal` (from an order): a message to the store.
 */
export const messageRoutes = routes();
for (const kind of MESSAGE_KINDS)
  messageRoutes.post(MESSAGE_FORMS[kind].action, messageHandler(kind, drainSoon));
