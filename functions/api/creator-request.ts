import type { Config } from '@netlify/functions';
import { letterEndpoint } from '../lib/letters/letter-endpoint.ts';

/** `POST /api/creator-request`: an application to be a creator. */
export default letterEndpoint('creator-request');

export const config: Config = { path: '/api/creator-request' };
