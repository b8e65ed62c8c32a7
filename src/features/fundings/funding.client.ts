import { formatSum } from '../../core/money.ts';
import { keepLive, type LiveFunding, moveBar, writeText } from './live.ts';
import { pledgeKey } from './pledge-key.ts';
import { STATE_LABELS, timeLeft } from './state-labels.ts';

/** Updates a funding's page: totals, time left, rewards that are gone, and whether it can be backed. */
const progress = document.querySelector<HTMLElement>('.progress[data-funding]');
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

if (progress && !progress.dataset.outcome)
  keepLive<LiveFunding>(`/api/fundings/${progress.dataset.funding}`, (funding) => {
    showProgress(progress, funding);
    if (backing) showBacking(backing, funding);
  });

function showProgress(
  place: HTMLElement,
  { raised, goal, backers, percent, state, ...funding }: LiveFunding,
) {
  writeText(place, 'state', STATE_LABELS[state]);
  writeText(place, 'raised', formatSum({ amount: raised, currency: goal.currency }, 'en-GB'));
  writeText(place, 'backers', backers.toLocaleString('en-GB'));
  writeText(place, 'backers-word', backers === 1 ? 'backer' : 'backers');
  moveBar(place, percent);
  const isUpcoming = state === 'upcoming';
  if (!isUpcoming) writeText(place, 'counted', 'Counted just now.');
  const { count, unit } = timeLeft(isUpcoming ? funding.startsAt : funding.endsAt, funding.now);
  const isOver = !isUpcoming && !funding.isOpen;
  writeText(place, 'left', isOver ? `${percent}%` : String(count));
  writeText(place, 'left-word', isOver ? 'of the goal' : `${unit} ${isUpcoming ? 'until it opens' : 'left'}`);
}

function showBacking(place: HTMLElement, { state, isOpen, rewards }: LiveFunding) {
  const closed =
    state === 'upcoming'
      ? 'Not open yet: see above for when it opens.'
      : 'This funding is over and cannot be backed any more.';
  writeText(place, 'closed', isOpen ? '' : closed);
  for (const button of place.querySelectorAll<HTMLButtonElement>('[data-back] button'))
    button.disabled = !isOpen;
  for (const { _id, limit, left, held = 0 } of rewards) {
    const reward = place.querySelector(`[data-reward='${_id}']`);
    if (!reward || left === undefined) continue;
    writeText(reward, 'left', leftText(limit, left, held));
    const button = reward.querySelector('button');
    if (!button) continue;
    // While others are paying for the last ones, the button stays enabled; the server then says when to come
    // back.
    const isGone = left === 0 && held === 0;
    button.disabled = !isOpen || isGone;
    button.textContent = (isGone ? button.dataset.gone : button.dataset.words) ?? '';
  }
}

function leftText(limit: number | undefined, left: number, held: number): string {
  if (left > 0) return `${left} of ${limit} left`;
  return held > 0 ? 'Others are paying for the last' : `All ${limit} taken`;
}
