import { allFundings } from '#functions/catalogue/snapshot.ts';
import type { Queries } from '#functions/db/open.ts';
import { backersCsv } from '#functions/fundings/backers-csv.ts';
import { FundingDeskError } from '#functions/fundings/funding-desk-error.ts';
import { liveTotals } from '#functions/fundings/live-totals.ts';
import { rewardKey } from '#functions/fundings/reward-limits.ts';
import { addTotals } from '#functions/fundings/totals.ts';
import { draftsByFunding, findUpdate, updatesOf } from '#functions/fundings/updates/read-updates.ts';
import {
  changeUpdate,
  createDraftUpdate,
  publishUpdate,
  withdrawUpdate,
} from '#functions/fundings/updates/write-updates.ts';
import { fundingView } from '#functions/fundings/view.ts';
import type { DeskMember } from '#src/contracts/desk/contract.ts';
import {
  type FundingRow,
  fundingBackers,
  fundingRead,
  fundingsList,
  updateChange,
  updateCreate,
  updatePublish,
  updateWithdraw,
} from '#src/contracts/desk/fundings.ts';
import type { Funding } from '#src/core/fundings/types.ts';
import * as words from '#src/words/en/desk/fundings.ts';
import { DeskError } from '../desk-error.ts';
import { type DeskOperation, implement } from '../operation.ts';
import { fundingFor, maySee, refusing } from './funding-for.ts';
import { surveyOperations } from './survey-operations.ts';

/** Fundings: progress, updates, and the CSV for sending rewards. */
export const fundingOperations: readonly DeskOperation[] = [
  implement(fundingsList, async ({ db, member, now }) => {
    const own = allFundings().filter((funding) => maySee(member, funding));
    const live = await liveTotals(0);
    const drafts = await draftsByFunding(db);
    return own
      .map((funding) => ({ ...rowOf(funding, live, now), drafts: drafts.get(funding._id) ?? 0 }))
      .sort((a, b) => Number(isOver(a)) - Number(isOver(b)) || a.endsAt.localeCompare(b.endsAt));
  }),
  implement(fundingRead, async ({ db, member, now }, { id }) => {
    const funding = fundingFor(member, id);
    const live = await liveTotals(0);
    const updates = await updatesOf(db, id);
    return {
      ...rowOf(funding, live, now),
      rewards: funding.rewards.map(({ _id, title, limit, takenBefore }) => ({
        id: _id,
        title,
        taken: takenBefore + (live.taken.get(rewardKey(id, _id)) ?? 0),
        limit: limit ?? null,
      })),
      updates: updates.map(({ createdAt, publishedAt, mailedAt, fundingId: _funding, ...update }) => ({
        ...update,
        createdAt: createdAt.toISOString(),
        publishedAt: publishedAt?.toISOString() ?? null,
        mailedAt: mailedAt?.toISOString() ?? null,
      })),
    };
  }),
  implement(
    updateCreate,
    async ({ db, member, now }, { fundingId, title, text }) => {
      fundingFor(member, fundingId);
      return { id: await createDraftUpdate(db, { fundingId, title, text, writtenBy: member.name }, now) };
    },
    ({ fundingId }) => fundingId,
  ),
  implement(
    updateChange,
    async ({ db, member }, { id, version, ...text }) => {
      await refusing(async () => {
        const { state } = await updateFor(db, member, id);
        if (member.role === 'creator' && state !== 'draft')
          throw new DeskError('not_allowed', words.onlyDrafts);
        await changeUpdate(db, id, version, text);
      });
      return null;
    },
    ({ id }) => id,
  ),
  implement(
    updatePublish,
    async ({ db, now }, asked) => ({ mails: await refusing(() => publishUpdate(db, asked, now)) }),
    ({ id }) => id,
  ),
  implement(
    updateWithdraw,
    async ({ db }, { id, version }) => {
      await refusing(() => withdrawUpdate(db, id, version));
      return null;
    },
    ({ id }) => id,
  ),
  implement(fundingBackers, async ({ db, member }, { id }) => ({
    file: `${id}-backers.csv`,
    csv: await backersCsv(db, fundingFor(member, id)),
  })),
  ...surveyOperations,
];

const isOver = ({ state }: Pick<FundingRow, 'state'>) => state === 'successful' || state === 'failed';

function rowOf(funding: Funding, live: Awaited<ReturnType<typeof liveTotals>>, now: Date) {
  const totals = addTotals(funding, live.totals.get(funding._id));
  const { state, raised, backers, endsAt, goal } = fundingView(funding, totals, { ...live, now });
  const { _id: id, title } = funding;
  return { id, title, state, currency: goal.currency, goal: goal.amount, raised, backers, endsAt };
}

async function updateFor(queries: Queries, member: DeskMember, id: string) {
  const update = await findUpdate(queries, id);
  if (!update) throw new FundingDeskError('not_found', words.noUpdate);
  fundingFor(member, update.fundingId);
  return update;
}
