import type { FundingNews } from '#src/contracts/fundings.ts';

/**
 * Shows the updates that were published at the desk among those of the page, newest first. Those that it showed before
 * are replaced, since they may have been changed or withdrawn.
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
    const item = document.createElement('li');
    item.dataset.update = _id;
    const time = Object.assign(document.createElement('time'), {
      dateTime: day,
      textContent: format.format(new Date(publishedAt)),
    });
    const label = element('p', '');
    label.className = 'label';
    label.append(time);
    item.append(label, element('h3', title), ...text.split(/\n{2,}/).map((part) => element('p', part)));
    const older = [...list.querySelectorAll('time')].find(({ dateTime }) => dateTime <= day);
    list.insertBefore(item, older?.closest('li') ?? null);
  }
  place.hidden = list.childElementCount === 0;
}

function element(name: 'p' | 'h3', text: string): HTMLElement {
  return Object.assign(document.createElement(name), { textContent: text });
}
