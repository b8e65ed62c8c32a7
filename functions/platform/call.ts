import type { Context } from '@netlify/functions';

/**
 * The data of one request: its id, which customers can quote to support, the platform's context,
 * and the route's parameters.
 */
export type Call = { requestId: string; context: Context; params: Readonly<Record<string, string>> };
