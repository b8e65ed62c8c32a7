import type { Ref } from 'react';
import { MESSAGE_FORMS, type MessageKind, NEXT_UNCHECKED } from '#src/core/messages/forms.ts';
import Sentence from '#src/ui/Sentence.tsx';
import * as words from '#src/words/en/message-forms.ts';

type Props = {
  kind: MessageKind;
  /** The message's reference number. */
  reference: string;
  /** True when it was sent without a captcha. */
  isUnchecked?: boolean | undefined;
  /** The heading's level: 1 on its own page, 2 in place of the form. */
  level: 1 | 2;
  headingRef?: Ref<HTMLHeadingElement>;
};

/** The confirmation of a sent message. */
export function MessageThanks({ kind, reference, isUnchecked = false, level, headingRef }: Props) {
  const { title, next } = MESSAGE_FORMS[kind].thanks;
  const [Heading, Subheading] = level === 1 ? (['h1', 'h2'] as const) : (['h2', 'h3'] as const);
  return (
    <div className="message-thanks">
      <Heading tabIndex={-1} ref={headingRef}>
        {title}
      </Heading>
      <p className="standfirst">
        <Sentence of={words.number} values={{ number: <strong>{reference}</strong> }} />
      </p>
      <Subheading>{words.next}</Subheading>
      <ul>
        {(isUnchecked ? NEXT_UNCHECKED : next).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
