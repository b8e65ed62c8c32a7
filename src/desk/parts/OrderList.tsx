import { Link } from 'wouter';
import { formatMoney, type Money } from '#src/core/money.ts';
import * as words from '#src/words/en/desk/people.ts';
import { dayText } from './moments.ts';

type Row = { id: string; createdAt: string; status: string; total: number; currency: string };

/** A person's orders, newest first. */
export function OrderList({ orders }: { orders: readonly Row[] }) {
  if (orders.length === 0) return <p className="soft small">{words.noOrders}</p>;
  return (
    <ul className="pairs">
      {orders.map(({ id, createdAt, status, total, currency }) => (
        <li key={id}>
          <Link className="id" href={`/orders/${id}`}>
            {id}
          </Link>{' '}
          <span className="soft">
            {dayText(createdAt)}, {status.replace('_', ' ')}
          </span>{' '}
          <span className="num">
            {formatMoney({ amount: total, currency: currency as Money['currency'] }, 'en-GB')}
          </span>
        </li>
      ))}
    </ul>
  );
}
