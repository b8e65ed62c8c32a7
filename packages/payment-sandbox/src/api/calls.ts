import type { Cause, Context } from '../context.ts';
import type { OperationName } from '../schema/operations.ts';
import type { SessionRecord } from '../state/tables.ts';
import type { Kind } from './expandable.ts';

/** One call as a handler gets it: validated parameters, and the ID from the path. */
export type Call<P> = { context: Context; params: P; id: string; cause: Cause };

/**
 * The result of a handler; a list has its objects in `data`. `record`:
 * the session that the object belongs to.
 */
type Answer = { object: object; record?: SessionRecord };

export type Handler<P> = {
  /** Kind of the object, or of a list's entries; null: nothing in it can be expanded. */
  kind: Kind;
  isList?: boolean;
  /** Rules that the schema cannot express. An error counts as a failed validation. */
  check?(params: P, context: Context): void;
  run(call: Call<P>): Answer;
};

// biome-ignore lint/suspicious/noExplicitAny: each handler's parameters are those its operation's schema has checked.
export type Handlers = Record<OperationName, Handler<any>>;
