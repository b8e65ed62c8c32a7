import type { Context } from '@netlify/functions';

/** What belongs to one request: the number to mention in a complaint, and what the platform says of it. */
export type Call = { requestId: string; context: Context };
