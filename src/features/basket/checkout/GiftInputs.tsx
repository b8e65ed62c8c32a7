import type { ReactNode } from 'react';
import { GIFT_LENGTH, PERSON_LENGTH } from '#src/contracts/limits.ts';
import type { TypedGift } from '#src/core/gift-cards/gift-details.ts';
import { Field, type Tied } from '#src/ui/Field.tsx';
import * as words from '#src/words/en/checkout.ts';

type Name = keyof TypedGift;
/** What a form gives to a field's control besides its type: a name, and a value or none. */
type Bind = (name: Name, tied: Tied) => Record<string, unknown>;
type Props = {
  /** Prefix of the fields' ids. */
  id: string;
  /** True when something goes by email. */
  isMailed: boolean;
  issues: Partial<Record<Name, string>>;
  bind: Bind;
  /** The first and the last day of the date field. The server cannot know them. */
  days?: { first: string; last: string } | undefined;
};

/** The fields of a gift, in the basket and where gift cards are sold. */
export function GiftInputs({ id, isMailed, issues, bind, days }: Props) {
  const field = (
    name: Name,
    label: string,
    draw: (control: Record<string, unknown>) => ReactNode,
    more: { hint?: string; max?: number } = {},
  ) => (
    <Field id={`${id}-${name}`} label={label} isOptional issue={issues[name]} {...more}>
      {(tied) => draw({ ...bind(name, tied), autoComplete: 'off' })}
    </Field>
  );
  return (
    <>
      {field(
        'name',
        words.recipientName,
        (control) => (
          <input {...control} type="text" />
        ),
        {
          max: GIFT_LENGTH.name,
        },
      )}
      {isMailed &&
        field('email', words.recipientEmail, (control) => <input {...control} type="email" />, {
          hint: words.recipientEmailHint,
          max: PERSON_LENGTH.email,
        })}
      {field(
        'from',
        words.giftFrom,
        (control) => (
          <input {...control} type="text" />
        ),
        {
          hint: words.giftFromHint,
          max: GIFT_LENGTH.from,
        },
      )}
      {field(
        'note',
        words.note,
        (control) => (
          <textarea {...control} rows={3} />
        ),
        { max: GIFT_LENGTH.note },
      )}
      {isMailed &&
        field(
          'deliverOn',
          words.sendOn,
          (control) => <input {...control} type="date" min={days?.first} max={days?.last} />,
          { hint: words.sendOnHint },
        )}
    </>
  );
}
