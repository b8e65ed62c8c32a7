import type { Context } from '@netlify/functions';

/**
 * What belongs to one request: the number to mention in a complaint, what the platform says of it, and the parameters that its
 * address names.
 */
export type Call = { requestId: string; context: Context; params: Readonly<Record<string, string>> };
