import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from 'vitest/node';
import { ROOT } from './run.ts';
import { type Tally, withReason } from './tally.ts';

/** The setting with the path of the tally's file. */
export const TALLY_FILE = 'TALLY_FILE';

type Failed = { message: string; name?: string | undefined; cause?: unknown };

/**
 * Writes the tally of a Vitest run as JSON. Vitest's own JSON report does not contain why a hook of a
 * `describe` failed, or failures outside of tests.
 */
export default class TallyReporter implements Reporter {
  async onTestRunEnd(
    modules: readonly TestModule[],
    errors: readonly SerializedError[],
    reason: string,
  ): Promise<void> {
    const file = process.env[TALLY_FILE];
    if (!file) throw new Error(`${TALLY_FILE} is not set.`);
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const suites = modules.flatMap((module) => [module, ...module.children.allSuites()]);
    const states = Map.groupBy(tests, (one) => one.result().state);
    const failures = [
      ...suites.flatMap((suite) => suite.errors().map((error) => because(nameOf(suite), error))),
      ...(states.get('failed') ?? []).map((one) => because(nameOf(one), one.result().errors?.[0])),
      // Of a file whose worker ended.
      ...modules
        .filter((module) => ['pending', 'queued'].includes(module.state()))
        .map((module) => withReason(nameOf(module), 'did not finish')),
      ...errors.map((error) => because('the run', error)),
    ];
    const retried = (states.get('passed') ?? [])
      .filter((one) => one.diagnostic()?.flaky)
      .map((one) => because(nameOf(one), one.result().errors?.[0]));
    const unexplained = failures.length === 0 && reason !== 'passed' ? [`the run — ${reason}`] : [];
    const tally: Tally = {
      passed: (states.get('passed')?.length ?? 0) - retried.length,
      failed: failures.length + unexplained.length,
      skipped: states.get('skipped')?.length ?? 0,
      retried,
      failures: [...failures, ...unexplained],
    };
    await writeFile(file, JSON.stringify(tally));
  }
}

function nameOf(one: TestCase | TestSuite | TestModule): string {
  if (one.type === 'module') return path.relative(ROOT, one.moduleId);
  return `${nameOf(one.parent)} ${one.name}`;
}

/** The cause of a failed property contains the reason; the message contains the seed that repeats it. */
function because(name: string, error: Failed | undefined): string {
  const cause = error?.cause as Failed | undefined;
  return withReason(name, error?.message, cause?.message && `Cause: ${cause.message}`);
}
