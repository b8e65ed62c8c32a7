/** The words of the desk, where the shop is run in a browser. */

export * as orderHistory from './order-history.ts';
export * as problems from './problems.ts';
