/** Below and around fields of any form. */

/** While few characters are left of a field’s most, or too many are typed. */
export const charactersLeft = { one: '{count} character left', other: '{count} characters left' };
export const charactersTooMany = { one: '{count} character too many', other: '{count} characters too many' };
/** The label of a hidden field, which only robots fill in. */
export const leaveEmpty = 'Leave this empty';
