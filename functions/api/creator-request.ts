import type { Config } from '@netlify/functions';
import { messageEndpoint } from '../messages/message-endpoint.ts';

/** `POST /api/creator-request`: an application to be a creator. */
export default messageEndpoint('creator-request');

export const config: Config = { path: '/api/creator-request' };
