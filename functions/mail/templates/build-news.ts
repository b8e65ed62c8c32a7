import { dayIn } from '#src/core/regions/format.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import * as words from '#src/words/en/mails/build-news.ts';
import { fill } from '#src/words/fill.ts';
import { type Block, button, facts, heading, type MailDocument, text } from '../layout/document.ts';

/** A build that failed. Texts are as the git host and the platform have them; null for what is not known. */
export type FailedBuild = {
  commit: string | null;
  /** The title of the change. */
  change: string | null;
  author: string | null;
  /** The platform's words. */
  reason: string | null;
  /** The first errors of the content, one a line; empty for another failure. */
  contentErrors: readonly string[];
  /** The address of the build's log. */
  log: string | null;
};

/**
 * Mails to the operator about builds: failed; missing (the build hook refused the calls, or accepted one and
 * nothing followed); or working again. Times in ISO 8601.
 */
export type BuildNews =
  | ({ is: 'failed'; failedAt: string } & FailedBuild)
  | { is: 'refused' | 'missing'; dueAt: string }
  | { is: 'solved'; builtAt: string };

/**
 * To the operator: a build failed or is missing, what to do, and that the shop works; or that it is over.
 * @param region whose way of writing dates is used
 */
export function buildNews(news: BuildNews, region: RegionCode): MailDocument {
  return {
    subject: words.subject[news.is],
    preview: words.preview[news.is],
    title: words.title[news.is],
    region,
    reason: words.reason,
    blocks: news.is === 'failed' ? failed(news, region) : [text(otherwise(news, region))],
  };
}

function failed(news: Extract<BuildNews, { is: 'failed' }>, region: RegionCode): Block[] {
  const { change, author, commit, failedAt, log } = news;
  const rows: [name: string, value: string | null][] = [
    [words.change, change],
    [words.author, author],
    [words.commit, commit?.slice(0, 10) ?? null],
    [words.failedAt, momentText(failedAt, region)],
  ];
  return [
    text(words.opening.failed),
    facts(...rows.filter((row): row is [string, string] => Boolean(row[1]))),
    heading(words.whatWentWrong),
    ...whyOf(news),
    ...(log ? [button(words.log, log)] : []),
  ];
}

function whyOf({ contentErrors, reason }: FailedBuild): Block[] {
  if (contentErrors.length > 0)
    return [
      text(words.contentErrors),
      { kind: 'quote', text: contentErrors.join('\n') },
      text(words.correctThem),
    ];
  if (!reason || /exit code/i.test(reason)) return [text(words.stepFailed)];
  if (/time(d )?[ -]?out|time limit/i.test(reason)) return [text(words.tookTooLong)];
  return [text(words.hostSays), { kind: 'quote', text: reason }];
}

function otherwise(news: Exclude<BuildNews, { is: 'failed' }>, region: RegionCode): string {
  const moment = momentText(news.is === 'solved' ? news.builtAt : news.dueAt, region);
  return fill(words.opening[news.is], { moment });
}

/** A time in UTC, which is the same for all who look after the shop. */
function momentText(iso: string, region: RegionCode): string {
  return fill(words.moment, { day: dayIn(region, iso), time: new Date(iso).toISOString().slice(11, 16) });
}
