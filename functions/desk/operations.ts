import { creatorOperations } from './creators/operations.ts';
import { memberOperations } from './members/operations.ts';
import type { DeskOperation } from './operation.ts';

/** All operations of the desk. */
export const DESK_OPERATIONS: readonly DeskOperation[] = [...memberOperations, ...creatorOperations];
