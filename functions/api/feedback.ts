import type { Config } from '@netlify/functions';
import { letterEndpoint } from '../messages/letter-endpoint.ts';

/** `POST /api/feedback`: what somebody noticed about the store, with or without an address. */
export default letterEndpoint('feedback');

export const config: Config = { path: '/api/feedback' };
