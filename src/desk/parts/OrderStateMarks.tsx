import type { OrderStates } from '#src/contracts/desk/order-answers.ts';
import * as words from '#src/words/en/desk/orders.ts';
import { fill } from '#src/words/fill.ts';

/** Round marks are money. How full a mark is says how far it is; dotted waits; an accent needs a person. */
const MONEY = {
  pledged: 'wait',
  held: 'wait act',
  paid: 'full past',
  part_refunded: 'half',
  refunded: 'past',
  disputed: 'flag act',
} as const;
/** Square marks are parcels. */
const PARCEL = {
  to_pack: '',
  packing: 'in',
  waits: 'wait',
  on_hold: 'wait act',
  part_sent: 'half',
  sent: 'full past',
  returned: 'past',
  nothing_to_send: 'nil past',
} as const;

/** The payment state of an order. */
export function MoneyMark({ money }: Pick<OrderStates, 'money'>) {
  return <span className={`state m ${MONEY[money]}`}>{words.money[money]}</span>;
}

/** The parcel state of an order, and what it waits for. */
export function ParcelMark({
  parcel,
  waitsFor,
  packer,
}: Pick<OrderStates, 'parcel' | 'waitsFor' | 'packer'>) {
  const why =
    parcel === 'waits' && waitsFor
      ? words.waitsFor[waitsFor]
      : packer && parcel === 'packing'
        ? fill(words.packer, { name: packer })
        : undefined;
  return (
    <span className={`state ${PARCEL[parcel]}`} title={why}>
      {words.parcel[parcel]}
      {why && <span className="soft small">{why}</span>}
    </span>
  );
}
