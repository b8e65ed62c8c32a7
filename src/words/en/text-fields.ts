/** Below and around fields of any form. */

/** While few characters are left of a field’s most, or too many are typed. */
export const charactersLeft = { one: '{count} character left', other: '{count} characters left' };
export const charactersTooMany = { one: '{count} character too many', other: '{count} characters too many' };
/** A character that no field takes, and a line break where one line fits. */
export const unreadable =
  'This has a character that we cannot save. It may be invisible: please type it instead of pasting.';
export const oneLine = 'Please use one line only.';
/** The label of a hidden field, which only robots fill in. */
export const leaveEmpty = 'Leave this empty';
/** A text with more characters than fit: {most}. */
export const tooLong = 'This is too long: at most {most} characters.';
/** The same with the name of the field. */
export const fieldTooLong = '{field} is too long: at most {most} characters.';
export const emailWrong = 'Enter an email address like ana@example.com.';
/** The field for the wording of a personalised product. `{label}` is its label. */
export const wordingTooLong = '{label}: at most {most} characters.';
export const wordingMissing = '{label}: please fill this in.';
