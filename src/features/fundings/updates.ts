import type { FundingNews } from '#src/contracts/fundings.ts';
import { cloneTemplate } from '#src/ui/clone-template.ts';
import { queryOne } from '#src/ui/query-one.ts';

/**
 * Shows the updates that were published at the desk among those of the page, newest first. Those that it
 * showed before are replaced, since they may have been changed or withdrawn.
 */
export function showUpdates(place: HTMLElement, updates: readonly FundingNews[]): void {
  const list = place.querySelector('ol');
  if (!list) return;
  for (const shown of list.querySelectorAll('[data-update]')) shown.remove();
  const format = new Intl.DateTimeFormat(document.documentElement.lang, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  for (const { _id, title, text, publishedAt } of [...updates].reverse()) {
    const day = publishedAt.slice(0, 10);
    const item = cloneTemplate('[data-new-update]', place);
    item.dataset.update = _id;
    const time = queryOne<HTMLTimeElement>(item, 'time');
    time.dateTime = day;
    time.textContent = format.format(new Date(publishedAt));
    queryOne(item, 'h3').textContent = title;
    const paragraph = queryOne(item, 'h3 + p');
    const paragraphs = text.split(/\n{2,}/).map((part) => {
      const copy = paragraph.cloneNode() as Element;
      copy.textContent = part;
      return copy;
    });
    paragraph.replaceWith(...paragraphs);
    const older = [...list.querySelectorAll('time')].find(({ dateTime }) => dateTime <= day);
    list.insertBefore(item, older?.closest('li') ?? null);
  }
  place.hidden = list.childElementCount === 0;
}
