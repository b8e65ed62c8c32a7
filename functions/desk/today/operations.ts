import { todayRead, todaySales } from '#src/contracts/desk/today.ts';
import { type DeskOperation, implement } from '../operation.ts';
import { readSales } from './read-sales.ts';
import { readToday } from './read-today.ts';

export const todayOperations: readonly DeskOperation[] = [
  implement(todayRead, ({ db, now }) => readToday(db, now)),
  implement(todaySales, ({ db, now }, { days }) => readSales(db, days, now)),
];
