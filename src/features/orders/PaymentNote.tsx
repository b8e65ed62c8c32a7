import { OutcomeHeading } from './OutcomeHeading.tsx';
import type { PaymentState } from './paid-order.ts';

/** What there is to say of a payment that is not sure, and where to go on. */
export type PaymentMessage = { title: string; text: string; link: { href: string; label: string } };

type Props = PaymentMessage & { state: Exclude<PaymentState, 'paid'> };

/** Stands where the thanks would. `data-payment` tells the page's script that the basket is kept. */
export function PaymentNote({ state, title, text, link }: Props) {
  return (
    <section className="thanks" data-payment={state}>
      <div className="thanks-words">
        <OutcomeHeading>{title}</OutcomeHeading>
        <p className="standfirst">{text}</p>
        <p>
          <a className="button" href={link.href}>
            {link.label}
          </a>
        </p>
      </div>
    </section>
  );
}
