import * as z from 'zod/mini';

/**
 * Messages between the tabs of a browser about a stored value.
 * - `request`: asks for the value.
 * - `state`: the value, as stored.
 * - `present`: the sender has a value but has not validated it. Answer with a request if you have none.
 */
const tabMessage = z.union([
  z.object({ kind: z.enum(['request', 'present']) }),
  z.object({ kind: z.literal('state'), text: z.string() }),
]);

export type TabMessage = z.output<typeof tabMessage>;

/** Reads a message. Undefined when it is invalid. Never throws. */
export function readTabMessage(data: unknown): TabMessage | undefined {
  return z.safeParse(tabMessage, data).data;
}
