export const DIFFICULTIES = ['easy', 'steady', 'project'] as const;
export const DIETS = ['vegetarian', 'vegan', 'gluten-free', 'dairy-free', 'nut-free'] as const;
export type Diet = (typeof DIETS)[number];
