import { oneOf } from './command-line/command.ts';

/** The stages of `npm test`, in their order. */
export const STAGE_NAMES = ['check', 'unit', 'build', 'dist', 'e2e'] as const;
export type Stage = (typeof STAGE_NAMES)[number];

/** Reads the name of a stage. @throws InvalidArgumentError with the stages that there are */
export const stageName = oneOf(STAGE_NAMES);
