/** The tools of a recipe: servings and measures, timers, and the steps one at a time. */

export const servings = 'Servings';
export const fewerServings = 'Fewer servings';
export const moreServings = 'More servings';
/** `For 4 people`: the unit is the recipe’s. */
export const serves = 'For {count} {unit}';
export const measures = 'Measures';
export const metric = 'Metric';
export const usCups = 'US cups';
export const scaled =
  'Amounts are scaled. The steps are written for {count} {unit}; larger amounts take longer to cook.';

export const timers = 'Timers';
export const pause = 'Pause';
export const resume = 'Resume';
export const addMinute = '+1 min';
export const stop = 'Stop';
export const startTimerFor = '{time}: start a timer for step {step}';
export const step = 'Step {step}';
export const timerRuns = 'Timer for step {step}: {time}, running.';
export const timeIsUp = 'Time is up';
/** `{time}` is `1 hour` or `25 minutes`. */
export const oneIsUp = 'Step {step}: {time} is up.';
export const areUp = 'Step {step}: {time} are up.';

/** The steps one at a time. */
export const close = 'Close';
export const allIngredients = 'All ingredients';
export const stepOf = 'Step {step} of {count}';
/** In place of an amount. The ingredient follows. */
export const restOf = 'the rest of the';
/** Of an ingredient that a step takes a part of: `part of 3 tbsp`. */
export const partOf = 'part of {amount}';
export const startTimer = 'Start the timer';
/** `{count}` is below 60, and `{time}` is `1 h 15`. */
export const startMinutes = 'Start the {count}-minute timer';
export const start = 'Start the timer: {time}';
/** Over the next step. */
export const nextOne = 'Next';
export const back = 'Back';
export const nextStep = 'Next step';
export const finish = 'Finish';
export const staysAwake = 'The screen stays on while this is open.';
export const mayGoDark = 'Your screen may go dark while this is open.';
