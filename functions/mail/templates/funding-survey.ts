import { longDay } from '#src/core/dates.ts';
import { regionOf } from '#src/core/regions/regions.ts';
import * as words from '#src/words/en/mails/funding-survey.ts';
import { fill } from '#src/words/fill.ts';
import { button, type MailDocument, text } from '../layout/document.ts';
import type { MailOrder } from './order.ts';

/** `closesOn`: the last day for answers, as 2026-12-20. */
type About = { title: string; creator: string; closesOn: string; isReminder: boolean };

/** To a backer, with the link to the questions about the reward. */
export function fundingSurveyMail(
  { id, region, url }: Pick<MailOrder, 'id' | 'region' | 'url'>,
  { title, creator, closesOn, isReminder }: About,
): MailDocument {
  const day = longDay(regionOf(region).language, closesOn);
  const asks = isReminder
    ? fill(words.reminder, { day })
    : fill(words.asked, { funding: title, creator, day });
  return {
    subject: words.subject[isReminder ? 'reminder' : 'asked'],
    preview: asks,
    title: words.title,
    region,
    reason: fill(words.reason, { funding: title, id }),
    blocks: [text(asks), text(words.changes), button(words.answer, `${url}#survey`)],
  };
}
