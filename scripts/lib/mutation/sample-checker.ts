/**
 * A checker for Stryker that lets a random sample of all mutants through to the tests. Stryker has no sampling of its own.
 * What is left out has the status CompileError, which Stryker counts neither as killed nor as survived.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { type Checker, type CheckResult, CheckStatus } from '@stryker-mutator/api/check';
import type { Mutant } from '@stryker-mutator/api/core';
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { ROOT } from '../run.ts';

/** The settings travel by environment, since Stryker runs its checkers in a process of their own. */
const size = Number(process.env.MUTATION_SAMPLE ?? 0);
const seed = process.env.MUTATION_SEED ?? '0';
let sample = new Set<string>();

/**
 * The ids of `count` mutants out of `mutants`, as the seed decides. The order of the mutants does not matter, and a change in one
 * place leaves the choice elsewhere nearly as it was.
 */
export function sampleOf(mutants: readonly Mutant[], count: number, chosenBy: string): Set<string> {
  const ranked = mutants.map((mutant) => ({ id: mutant.id, rank: rankOf(mutant, chosenBy) }));
  ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1));
  return new Set(ranked.slice(0, count).map(({ id }) => id));
}

function rankOf({ fileName, location, mutatorName, replacement }: Mutant, chosenBy: string): string {
  const file = path.relative(ROOT, fileName).replaceAll('\\', '/');
  const place = JSON.stringify([chosenBy, file, location, mutatorName, replacement]);
  return createHash('sha256').update(place).digest('hex');
}

const checker: Checker = {
  async init() {},
  /** Sees all mutants at once, and so chooses here. */
  async group(mutants) {
    sample = sampleOf(mutants, size, seed);
    return [mutants.map(({ id }) => id)];
  },
  async check(mutants) {
    const resultOf = (mutant: Mutant): CheckResult =>
      sample.has(mutant.id)
        ? { status: CheckStatus.Passed }
        : { status: CheckStatus.CompileError, reason: 'not in the sample' };
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, resultOf(mutant)]));
  },
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Checker, 'sample', checker)];
