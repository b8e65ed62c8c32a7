/**
 * `npx found messages`: lists and answers messages from the store's forms, deletes a person's data, and
 * deletes messages whose retention period has ended.
 */
import { text as readText } from 'node:stream/consumers';
import type { Database } from '#functions/db/open.ts';
import { listMessages, type Message } from '#functions/people/messages/save-message.ts';
import {
  addLine,
  readThread,
  setDone,
  type Thread,
  ThreadError,
} from '#functions/people/messages/threads.ts';
import { eraseAddress, eraseReport } from '#functions/people/retention/erase.ts';
import { type Deleted, deleteOverdue } from '#functions/people/retention/retention.ts';
import { MESSAGE_TEXT_LENGTH } from '#src/contracts/desk/people.ts';
import { forTerminal } from '#src/core/for-terminal.ts';
import { MESSAGE_KINDS, type MessageKind } from '#src/core/messages/forms.ts';
import { storeNow } from '#src/lib/clock.ts';
import { Argument, action, type Command, Option, oneOf } from '../lib/command-line/command.ts';
import { type Care, confirm, withCare } from '../lib/command-line/confirm.ts';
import { CommandError } from '../lib/command-line/errors.ts';
import { emailAddress } from '../lib/command-line/values.ts';
import { messagesAsCsv } from '../lib/messages-as-csv.ts';
import { withDatabase } from '../lib/with-database.ts';

type Listed = { unchecked?: boolean; json?: boolean; csv?: boolean };

export const examples = [
  ['list', 'all messages except those sent without the captcha'],
  ['list withdrawal --csv', 'the withdrawals as a table for a spreadsheet'],
  ['answer L-7K3M9-QXAB4 "Yes, in May."', 'mails an answer, after confirmation'],
  ['erase ana@example.com', 'deletes the data of an address, after confirmation'],
] as const;

/** Declares the commands for messages. */
export function declare(messages: Command): void {
  const number = () => new Argument('<number>', 'the number of the message');
  action(messages, 'show', 'a message and what followed it')
    .addArgument(number())
    .action((id: string) => withDatabase((db) => show(db, id)));
  withCare(action(messages, 'answer', 'answers a message by mail, as the desk does'))
    .addArgument(number())
    .addArgument(new Argument('<text>', 'the answer, or - for the standard input'))
    .action((id: string, typed: string, care: Care) => withDatabase((db) => answer(db, id, typed, care)));
  for (const [name, isDone] of [
    ['done', true],
    ['open', false],
  ] as const)
    action(messages, name, isDone ? 'marks a message as done' : 'opens a message again')
      .addArgument(number())
      .action((id: string) => withDatabase((db) => setState(db, id, isDone)));

  action(messages, 'list', 'lists messages to the shop, newest first', true)
    .addArgument(
      new Argument('[kind]', `one kind only: ${MESSAGE_KINDS.join(', ')}`).argParser(oneOf(MESSAGE_KINDS)),
    )
    .addOption(new Option('--unchecked', 'messages that were sent without the captcha'))
    .addOption(new Option('--json', 'one JSON object a line').conflicts('csv'))
    .addOption(new Option('--csv', 'a table for a spreadsheet'))
    .action((kind: MessageKind | undefined, options: Listed) =>
      withDatabase((db) => list(db, kind, options)),
    );
  withCare(
    action(
      messages,
      'erase',
      'deletes messages, unpaid checkouts and newsletter consents of an email address; its orders stay',
    ),
  )
    .addArgument(new Argument('<address>', 'an email address').argParser(emailAddress))
    .action((address: string, care: Care) => withDatabase((db) => eraseAll(db, address, care)));
  withCare(
    action(
      messages,
      'delete-overdue',
      'deletes data whose retention period has ended; a scheduled function does so every night',
    ),
  ).action((care: Care) => withDatabase((db) => deleteOld(db, care)));
}

async function threadOf(db: Database, id: string): Promise<Thread> {
  const thread = await readThread(db, id);
  if (!thread) throw new CommandError(`There is no message ${id}.`);
  return thread;
}

async function show(db: Database, id: string): Promise<void> {
  const thread = await threadOf(db, id);
  console.log(page(thread));
  for (const { kind, by, text, createdAt } of thread.lines)
    console.log(
      `${createdAt.toISOString().slice(0, 16)}  ${forTerminal(by)}, ${kind}\n${forTerminal(text).replace(/^/gm, '    ')}\n`,
    );
}

async function answer(db: Database, id: string, typed: string, care: Care): Promise<void> {
  const { lines, email } = await threadOf(db, id);
  const text = (typed === '-' ? await readText(process.stdin) : typed).trim();
  if (text === '' || text.length > MESSAGE_TEXT_LENGTH)
    throw new CommandError(`An answer has 1 to ${MESSAGE_TEXT_LENGTH} characters.`);
  if (!(await confirm([`Mail this answer to ${forTerminal(email ?? 'nobody')}:`, forTerminal(text)], care)))
    return;
  await refusing(addLine(db, { id, kind: 'answer', text, seen: lines.length, userId: null }, storeNow()));
  console.log(`The answer to ${id} is on its way.`);
}

async function setState(db: Database, id: string, isDone: boolean): Promise<void> {
  const { lines } = await threadOf(db, id);
  await refusing(setDone(db, { id, isDone, seen: lines.length }));
  console.log(`${id} is ${isDone ? 'done' : 'open'}.`);
}

async function refusing(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    throw error instanceof ThreadError ? new CommandError(error.message) : error;
  }
}

async function eraseAll(db: Database, address: string, care: Care): Promise<void> {
  const summary = [
    `Delete the data of ${address}: messages, unpaid checkouts, newsletter consent, waiting mails and stock notices.`,
    'Its orders stay, without the gift names and notes in them.',
  ];
  if (!(await confirm(summary, care))) return;
  for (const line of eraseReport(await eraseAddress(db, address, storeNow()))) console.log(line);
}

async function deleteOld(db: Database, care: Care): Promise<void> {
  const summary = ['Delete all data whose retention period has ended.'];
  if (await confirm(summary, care)) console.log(deleted(await deleteOverdue(db, storeNow())));
}

async function list(db: Database, kind: MessageKind | undefined, options: Listed): Promise<void> {
  const isUnchecked = options.unchecked === true;
  const found = await listMessages(db, { kind, isUnchecked });
  if (options.csv) process.stdout.write(messagesAsCsv(found, kind));
  else if (options.json)
    for (const message of found) console.log(forTerminal(JSON.stringify(record(message))));
  else {
    for (const message of found) console.log(page(message));
    if (found.length === 0) console.log('No messages yet.');
    if (!isUnchecked) await nameUnchecked(db, kind);
  }
}

/** Prints how many unchecked messages this list leaves out. */
async function nameUnchecked(db: Database, kind: MessageKind | undefined): Promise<void> {
  const { length } = await listMessages(db, { kind, isUnchecked: true });
  if (length > 0)
    console.log(`${length} more were sent without the captcha: npx found messages list --unchecked`);
}

function deleted({ messages: count, attempts, newsOptIns }: Deleted): string {
  return `${count} message(s), ${attempts} unpaid checkout(s) and ${newsOptIns} newsletter consent(s) deleted.`;
}

function record({ id, kind, region, fields, createdAt }: Message) {
  return { id, kind, region, createdAt, ...fields };
}

/** A message as text: a heading, then each field. Long fields start below their name. */
function page({ id, kind, region, fields, createdAt }: Message): string {
  const lines = Object.entries(fields).map(([name, value]) =>
    value.includes('\n') || value.length > 80
      ? `  ${name}:\n${forTerminal(value).replace(/^/gm, '    ')}`
      : `  ${name}: ${forTerminal(value)}`,
  );
  return [`${createdAt.toISOString().slice(0, 16)}  ${id}  ${kind}  ${region}`, ...lines, ''].join('\n');
}
