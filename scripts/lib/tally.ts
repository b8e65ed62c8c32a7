import { readFile } from 'node:fs/promises';

/** How many tests passed, failed and were skipped. */
export type Tally = { passed: number; failed: number; skipped: number };

/** The tally of a Vitest JSON report; one failure when there is no report, since then the runner itself broke. */
export async function vitestTally(file: string): Promise<Tally> {
  const report = await readReport(file);
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + (report.success || report.numFailedTests > 0 ? 0 : 1),
    skipped: report.numPendingTests,
  };
}

/** The tally of a Playwright JSON report. A test that held at its second try counts as passed; the report lists it. */
export async function playwrightTally(file: string): Promise<Tally> {
  const report = await readReport(file);
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped };
}

async function readReport(file: string) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}
