/**
 * A checker for Stryker that lets a random sample of all mutants through to the tests. Stryker has no sampling of its own.
 * What is left out has the status CompileError, which counts neither as killed nor as survived.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { type Checker, type CheckResult, CheckStatus } from '@stryker-mutator/api/check';
import type { Mutant, StrykerOptions } from '@stryker-mutator/api/core';
import { commonTokens, declareFactoryPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import { ROOT } from '../run.ts';

/** The options of a run that this plugin reads beside Stryker's own. */
export type SampleOptions = { sample: { size: number; seed: number } };

/** Tells Stryker of the options above. */
export const strykerValidationSchema = {
  properties: {
    sample: {
      type: 'object',
      properties: { size: { type: 'integer' }, seed: { type: 'integer' } },
    },
  },
};

/**
 * The ids of `size` mutants, as the seed decides. The order of the mutants does not matter, and a change in one place leaves the choice
 * elsewhere nearly as it was.
 */
export function sampleOf(mutants: readonly Mutant[], { size, seed }: SampleOptions['sample']): Set<string> {
  const ranked = mutants.map((mutant) => ({ id: mutant.id, rank: rankOf(mutant, seed) }));
  ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1));
  return new Set(ranked.slice(0, size).map(({ id }) => id));
}

function rankOf({ fileName, location, mutatorName, replacement }: Mutant, seed: number): string {
  const file = path.relative(ROOT, fileName).replaceAll('\\', '/');
  const place = JSON.stringify([seed, file, location, mutatorName, replacement]);
  return createHash('sha256').update(place).digest('hex');
}

makeChecker.inject = tokens(commonTokens.options);
function makeChecker(options: StrykerOptions): Checker {
  const { sample } = options as StrykerOptions & SampleOptions;
  let chosen = new Set<string>();
  return {
    async init() {},
    /** Sees all mutants at once, and so chooses here. */
    async group(mutants) {
      chosen = sampleOf(mutants, sample);
      return [mutants.map(({ id }) => id)];
    },
    async check(mutants) {
      const resultOf = ({ id }: Mutant): CheckResult =>
        chosen.has(id)
          ? { status: CheckStatus.Passed }
          : { status: CheckStatus.CompileError, reason: 'not in the sample' };
      return Object.fromEntries(mutants.map((mutant) => [mutant.id, resultOf(mutant)]));
    },
  };
}

export const strykerPlugins = [declareFactoryPlugin(PluginKind.Checker, 'sample', makeChecker)];
