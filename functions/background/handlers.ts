import { mailHandlers } from '../mail/handlers.ts';
import type { Handlers } from '../outbox/drain.ts';

/** Who carries out each kind of row in the outbox. A new kind of consequence is a line here. */
export const HANDLERS: Handlers = mailHandlers();
