/**
 * A checker for Stryker that passes only a random sample of all mutants to the tests. Stryker has no
 * sampling. Mutants outside the sample get the status CompileError, which counts neither as killed nor as
 * survived.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { type Checker, type CheckResult, CheckStatus } from '@stryker-mutator/api/check';
import type { Mutant, StrykerOptions } from '@stryker-mutator/api/core';
import { commonTokens, declareFactoryPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import { ROOT } from '#scripts/lib/run.ts';

/** The options of this plugin, in addition to Stryker's own. */
export type SampleOptions = { sample: { size: number; seed: number } };

/** Declares the options above to Stryker. */
export const strykerValidationSchema = {
  properties: {
    sample: {
      type: 'object',
      properties: { size: { type: 'integer' }, seed: { type: 'integer' } },
    },
  },
};

/**
 * The IDs of `size` mutants, chosen by the seed. The order of the mutants does not matter, and a change in
 * one place hardly affects the choice elsewhere.
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
    // Receives all mutants at once, so the sample is chosen here.
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
