import type { Config } from '@netlify/functions';
import { letterEndpoint } from '../messages/letter-endpoint.ts';

/** `POST /api/withdrawal`: a consumer’s withdrawal from an order. */
export default letterEndpoint('withdrawal');

export const config: Config = { path: '/api/withdrawal' };
