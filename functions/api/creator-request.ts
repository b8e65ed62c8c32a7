import type { Config } from '@netlify/functions';
import { letterEndpoint } from '../messages/letter-endpoint.ts';

/** `POST /api/creator-request`: an application to be a creator. */
export default letterEndpoint('creator-request');

export const config: Config = { path: '/api/creator-request' };
