import { Link } from 'wouter';
import { meRead } from '#src/contracts/desk/account.ts';
import { orderRead } from '#src/contracts/desk/orders.ts';
import * as words from '#src/words/en/desk/people.ts';
import { useRead } from '../client/queries.ts';
import { dayText } from './date-text.ts';
import { moneyText } from './money-text.ts';

type Row = { id: string; createdAt: string; status: string; total: number; currency: string };

/** A person's orders, newest first; with links for members who may open them. */
export function PersonOrders({ orders }: { orders: readonly Row[] }) {
  const role = useRead(meRead, {}).data?.member.role;
  const mayOpen = role !== undefined && orderRead.roles.includes(role);
  if (orders.length === 0) return <p className="soft small">{words.noOrders}</p>;
  return (
    <ul className="pairs">
      {orders.map(({ id, createdAt, status, total, currency }) => (
        <li key={id}>
          {mayOpen ? (
            <Link className="id" href={`/orders/${id}`}>
              {id}
            </Link>
          ) : (
            <span className="id">{id}</span>
          )}{' '}
          <span className="soft">
            {dayText(createdAt)}, {status.replace('_', ' ')}
          </span>{' '}
          <span className="num">{moneyText(total, currency)}</span>
        </li>
      ))}
    </ul>
  );
}
