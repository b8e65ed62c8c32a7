/** What the script of the list of fundings writes. */

export const noneInState = 'No projects have this status at the moment.';
export const statesFailed = 'We could not load their status, so all of them are shown.';
export const opensOn = 'Opens on {day}';
/** `{count} {unit}` is `18 hours`, and `{state}` says that the goal is reached. */
export const timeLeft = '{count} {unit} left';
export const timeLeftFunded = '{state}, {count} {unit} left';
