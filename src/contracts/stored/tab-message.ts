import * as z from 'zod/mini';

/**
 * What the tabs of one browser say to each other on the channel of a stored value. `request`: who has one? `state`: this is
 * mine, as it lies in storage. `present`: I have one but have not read it closely; ask if you have none.
 */
const tabMessage = z.union([
  z.object({ kind: z.enum(['request', 'present']) }),
  z.object({ kind: z.literal('state'), text: z.string() }),
]);

export type TabMessage = z.output<typeof tabMessage>;

/** The message, or undefined for what is none. Never throws. */
export function readTabMessage(data: unknown): TabMessage | undefined {
  return z.safeParse(tabMessage, data).data;
}
