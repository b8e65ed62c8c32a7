import type { Config } from '@netlify/functions';
import { messageEndpoint } from '../messages/message-endpoint.ts';

/** `POST /api/feedback`: what somebody noticed about the store, with or without an address. */
export default messageEndpoint('feedback');

export const config: Config = { path: '/api/feedback' };
