import type { FAQPage, WithContext } from 'schema-dts';
import { plainText } from '#src/lib/light-markdown.ts';
import type { AnswerGroup } from '../policies/policies.ts';

/** Schema.org FAQPage. */
export function faqData(groups: readonly AnswerGroup[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: groups
      .flatMap(({ questions }) => questions)
      .map(({ ask, blocks }) => ({
        '@type': 'Question',
        name: ask,
        acceptedAnswer: { '@type': 'Answer', text: plainText(blocks) },
      })),
  };
}
