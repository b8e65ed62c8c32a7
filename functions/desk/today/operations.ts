import { todayRead } from '#src/contracts/desk/today.ts';
import { type DeskOperation, implement } from '../operation.ts';
import { readToday } from './read-today.ts';

export const todayOperations: readonly DeskOperation[] = [
  implement(todayRead, ({ db, now }) => readToday(db, now)),
];
