import type { FormEvent } from 'react';
import type { DeskOrder } from '#src/contracts/desk/order-answers.ts';
import { addressChange } from '#src/contracts/desk/orders.ts';
import * as words from '#src/words/en/desk/orders.ts';
import { useWrite } from '../client/queries.ts';
import { ErrorMessage } from '../parts/ErrorMessage.tsx';
import { Field } from '../parts/Field.tsx';
import { Panel } from '../parts/Panel.tsx';

const NEEDED = ['name', 'line1', 'city', 'postcode'];
type Props = { order: DeskOrder; isOwner: boolean; onClose: (news?: string) => void };

/**
 * Changes the shipping address of an order. The country stays, and only an owner changes the email address.
 */
export function AddressPanel({ order, isOwner, onClose }: Props) {
  const { id, version, address, buyer } = order;
  const change = useWrite(addressChange);
  const fields = {
    name: address?.name,
    line1: address?.line1,
    line2: address?.line2,
    city: address?.city,
    state: address?.state,
    postcode: address?.postcode,
    phone: buyer.phone,
    ...(isOwner && { email: buyer.email }),
  };
  const names = Object.keys(fields) as (keyof typeof words.addressFields)[];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const of = (name: string) => String(typed.get(name) ?? '').trim();
    const email = of('email');
    change.mutate(
      {
        id,
        version,
        name: of('name'),
        line1: of('line1'),
        line2: of('line2'),
        city: of('city'),
        state: of('state'),
        postcode: of('postcode'),
        phone: of('phone'),
        ...(isOwner && email && email !== buyer.email && { email }),
      },
      { onSuccess: () => onClose(words.addressChanged) },
    );
  };
  const problemOf = (name: string) => (change.error?.field === name ? change.error.message : undefined);
  return (
    <Panel title={words.changeAddress} onClose={() => onClose()}>
      <form className="write" onSubmit={submit}>
        <p>{words.addressIntro}</p>
        {change.error && !names.some(problemOf) && <ErrorMessage error={change.error} />}
        {names.map((name) => (
          <Field key={name} label={words.addressFields[name]} problem={problemOf(name)}>
            {(control) => (
              <input
                {...control}
                className="input"
                name={name}
                type={name === 'email' ? 'email' : 'text'}
                required={NEEDED.includes(name)}
                autoComplete="off"
                defaultValue={fields[name] ?? ''}
              />
            )}
          </Field>
        ))}
        <p>
          <button type="submit" className="btn go" disabled={change.isPending}>
            {words.saveAddress}
          </button>
        </p>
      </form>
    </Panel>
  );
}
