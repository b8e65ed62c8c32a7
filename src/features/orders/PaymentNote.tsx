import type { PaymentState } from '#src/core/orders/paid-order.ts';
import { OutcomeHeading } from './OutcomeHeading.tsx';

/** The message for a payment that is not confirmed, and where to continue. */
export type PaymentMessage = { title: string; text: string; link: { href: string; label: string } };

type Props = PaymentMessage & { state: Exclude<PaymentState, 'paid'> };

/** Shown in place of the confirmation. `data-payment` tells the page's script to keep the basket. */
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
