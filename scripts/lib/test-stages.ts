import { oneOf } from './command-line/command.ts';

/** The stages that `npm test` runs unless others are named, in their order. */
export const USUAL_STAGES = ['check', 'unit', 'build', 'dist', 'e2e'] as const;
/** All stages: also units and functions with the clock forty and four hundred days ahead. */
export const STAGE_NAMES = [...USUAL_STAGES, 'days40', 'days400'] as const;
export type Stage = (typeof STAGE_NAMES)[number];

const stageOrAll = oneOf([...STAGE_NAMES, 'all'] as const);

/** Reads the name of a usual stage. @throws InvalidArgumentError with the stages that there are */
export const stageName = oneOf(USUAL_STAGES);

/** Reads the name of any stage, or `all`. @throws InvalidArgumentError with the stages that there are */
export function stagesOf(name: string): readonly Stage[] {
  const stage = stageOrAll(name);
  return stage === 'all' ? STAGE_NAMES : [stage];
}
