import * as z from 'zod/mini';

/** For what takes no parameter in its address, not even one that would do nothing. */
export const noQuery = z.strictObject({});
