/** The words of the desk, where the shop is run in a browser. */

export * as account from './account.ts';
export * as books from './books.ts';
export * as creators from './creators.ts';
export * as orderHistory from './order-history.ts';
export * as orders from './orders.ts';
export * as packing from './packing.ts';
export * as people from './people.ts';
export * as problems from './problems.ts';
export * as shell from './shell.ts';
export * as signIn from './sign-in.ts';
export * as stock from './stock.ts';
export * as today from './today.ts';
