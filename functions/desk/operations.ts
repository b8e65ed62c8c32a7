import { memberOperations } from './members/operations.ts';
import type { DeskOperation } from './operation.ts';
import { peopleOperations } from './people/operations.ts';

/** All operations of the desk. */
export const DESK_OPERATIONS: readonly DeskOperation[] = [...peopleOperations, ...memberOperations];
