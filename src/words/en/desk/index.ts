/** The words of the desk, where the shop is run in a browser. */
export * as account from './account.ts';
export * as creators from './creators.ts';
export * as problems from './problems.ts';
export * as shell from './shell.ts';
export * as signIn from './sign-in.ts';
