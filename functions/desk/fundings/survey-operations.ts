import { outcomesOf } from '#functions/fundings/outcomes.ts';
import { findSurvey, surveyTotals } from '#functions/fundings/surveys/read-surveys.ts';
import { deleteSurvey, openSurvey, saveSurvey } from '#functions/fundings/surveys/write-surveys.ts';
import { surveyDelete, surveyOpen, surveyRead, surveySave } from '#src/contracts/desk/surveys.ts';
import { isSurveyOpen } from '#src/core/fundings/surveys.ts';
import { type DeskOperation, implement } from '../operation.ts';
import { fundingFor, refusing } from './funding-for.ts';

/** Surveys of fundings: questions to backers about their rewards. */
export const surveyOperations: readonly DeskOperation[] = [
  implement(surveyRead, async ({ db, member, now }, { fundingId }) => {
    const funding = fundingFor(member, fundingId);
    const survey = await findSurvey(db, fundingId);
    const mayAsk = (await outcomesOf(db, [fundingId])).get(fundingId) === 'successful';
    const rewards = funding.rewards.map(({ _id: id, title }) => ({ id, title }));
    if (!survey) return { survey: null, rewards, mayAsk };
    const { questions, asksAddress, closesOn, version, writtenBy, openedAt } = survey;
    return {
      survey: {
        ...{ questions, asksAddress, closesOn, version, writtenBy },
        state: openedAt ? (isSurveyOpen(survey, now) ? 'asked' : 'over') : 'draft',
        ...(await surveyTotals(db, survey)),
      },
      rewards,
      mayAsk,
    };
  }),
  implement(
    surveySave,
    async ({ db, member, now }, { fundingId, ...text }) => {
      const funding = fundingFor(member, fundingId);
      await refusing(() => saveSurvey(db, funding, { ...text, writtenBy: member.name }, now));
      return null;
    },
    ({ fundingId }) => fundingId,
  ),
  implement(
    surveyOpen,
    async ({ db, member, now }, { fundingId, version }) => {
      fundingFor(member, fundingId);
      return { mails: await refusing(() => openSurvey(db, fundingId, version, now)) };
    },
    ({ fundingId }) => fundingId,
  ),
  implement(
    surveyDelete,
    async ({ db, member }, { fundingId, version }) => {
      fundingFor(member, fundingId);
      await refusing(() => deleteSurvey(db, fundingId, version));
      return null;
    },
    ({ fundingId }) => fundingId,
  ),
];
