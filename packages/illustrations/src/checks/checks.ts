/** What tests check of a drawing. */
export { hanging } from './standing.ts';
export { faultIn } from './well-formed.ts';
