import type { Config } from '@netlify/functions';
import { messageEndpoint } from '../messages/message-endpoint.ts';

/** `POST /api/withdrawal`: a consumer’s withdrawal from an order. */
export default messageEndpoint('withdrawal');

export const config: Config = { path: '/api/withdrawal' };
