import * as words from '#src/words/en/funding-progress.ts';
import { pluralText } from '#src/words/plural.ts';
import { keepLive, type LiveFunding, moveBar, writeRaised, writeText } from './live.ts';
import { pledgeKey } from './pledge-key.ts';
import { rewardsLeft } from './rewards-left.ts';
import { STATE_LABELS, timeLeft } from './state-labels.ts';

/**
 * Updates a funding's page: totals, time left, rewards that are gone, and whether it can be backed. The
 * scripts of fundings do without fill.ts, which would be one more file for each page.
 */
const progress = document.querySelector<HTMLElement>('.progress[data-funding]');
const diary = document.querySelector<HTMLElement>('.diary');
const backing = document.querySelector<HTMLElement>('[data-backing="open"]');

document.addEventListener('formdata', ({ target, formData }) => {
  if (!(target as HTMLElement).matches('[data-back]')) return;
  const key = pledgeKey();
  if (key) formData.set('attempt', key);
});

const amount = backing?.querySelector<HTMLInputElement>('[name=amount]');
amount?.form?.addEventListener('submit', (event) => {
  const isWrong = !amount.checkValidity();
  amount.ariaInvalid = `${isWrong}`;
  if (!isWrong) return;
  event.preventDefault();
  amount.focus();
});

if (progress)
  keepLive<LiveFunding>(`/api/fundings/${progress.dataset.funding}`, (funding) => {
    const { updates = [] } = funding;
    // Most fundings have none, so the code for them is loaded when there are some.
    if (diary && (updates.length > 0 || diary.querySelector('[data-update]')))
      void import('./updates.ts').then(({ showUpdates }) => showUpdates(diary, updates));
    if (progress.dataset.outcome) return;
    showProgress(progress, funding);
    if (backing) showBacking(backing, funding);
  });

function showProgress(
  place: HTMLElement,
  { raised, goal, backers, percent, state, ...funding }: LiveFunding,
) {
  writeText(place, 'state', STATE_LABELS[state]);
  writeRaised(place, { raised, goal });
  writeText(place, 'backers', backers.toLocaleString(document.documentElement.lang));
  writeText(place, 'backers-word', pluralText(words.backers, backers));
  moveBar(place, percent);
  const isUpcoming = state === 'upcoming';
  if (!isUpcoming) writeText(place, 'counted', words.countedNow);
  const { count, unit } = timeLeft(isUpcoming ? funding.startsAt : funding.endsAt, funding.now);
  const isOver = !isUpcoming && !funding.isOpen;
  writeText(place, 'left', isOver ? `${percent}%` : String(count));
  const unitWord = (isUpcoming ? words.unitUntilOpen : words.unitLeft).replace('{unit}', unit);
  writeText(place, 'left-word', isOver ? words.ofTheGoal : unitWord);
}

function showBacking(place: HTMLElement, { state, isOpen, rewards }: LiveFunding) {
  const closed = state === 'upcoming' ? words.notOpenYet : words.over;
  writeText(place, 'closed', isOpen ? '' : closed);
  for (const button of place.querySelectorAll<HTMLButtonElement>('[data-back] button'))
    button.disabled = !isOpen;
  for (const { _id, limit, left, held = 0 } of rewards) {
    const reward = place.querySelector(`[data-reward='${_id}']`);
    if (!reward || left === undefined) continue;
    writeText(reward, 'left', rewardsLeft(left, limit, held));
    const button = reward.querySelector('button');
    if (!button) continue;
    // While others are paying for the last ones, the button stays enabled; the server then says when to come
    // back.
    const isGone = left === 0 && held === 0;
    button.disabled = !isOpen || isGone;
    button.textContent = (isGone ? button.dataset.gone : button.dataset.words) ?? '';
  }
}
