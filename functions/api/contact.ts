import type { Config } from '@netlify/functions';
import { messageEndpoint } from '../messages/message-endpoint.ts';

/** `POST /api/contact`: a message to the store: name, e-mail, topic, order number, message. */
export default messageEndpoint('contact');

export const config: Config = { path: '/api/contact' };
