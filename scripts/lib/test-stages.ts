import { oneOf } from './command-line/command.ts';

/**
 * The default stages of `npm test`, in order.
 * `packages` and `long` are skipped if nothing they cover has changed.
 */
export const USUAL_STAGES = ['check', 'unit', 'packages', 'build', 'dist', 'e2e', 'demo', 'long'] as const;
/**
 * All stages. `platform` builds and serves the tests' shop with the platform's own tool; the last two run
 * units, functions and packages with the clock 40 and 400 days ahead.
 */
export const STAGE_NAMES = [...USUAL_STAGES, 'platform', 'days40', 'days400'] as const;
export type Stage = (typeof STAGE_NAMES)[number];

const stageOrAll = oneOf([...STAGE_NAMES, 'all'] as const);

/**
 * Parses the name of a default stage.
 * @throws InvalidArgumentError with the list of stages
 */
export const stageName = oneOf(USUAL_STAGES);

/**
 * Parses the name of any stage, or `all`.
 * @throws InvalidArgumentError with the list of stages
 */
export function stagesOf(name: string): readonly Stage[] {
  const stage = stageOrAll(name);
  return stage === 'all' ? STAGE_NAMES : [stage];
}
