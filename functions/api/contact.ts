import type { Config } from '@netlify/functions';
import { letterEndpoint } from '../messages/letter-endpoint.ts';

/** `POST /api/contact`: a letter to the store: name, e-mail, topic, order number, message. */
export default letterEndpoint('contact');

export const config: Config = { path: '/api/contact' };
