import * as z from 'zod/mini';

/** The query of an operation without parameters. Unknown parameters are rejected. */
export const noQuery = z.strictObject({});
