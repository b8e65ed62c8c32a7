export const SYSTEMS = ['metric', 'us'] as const;
/** `metric` is grams, millilitres and degrees Celsius; `us` is cups, ounces and degrees Fahrenheit. */
export type System = (typeof SYSTEMS)[number];
