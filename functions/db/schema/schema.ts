/** Every table, for what needs them all: the client and the migrations. */
export * from './attempts.ts';
export * from './downloads.ts';
export * from './fundings.ts';
export * from './messages.ts';
export * from './orders.ts';
export * from './production.ts';
