import type { Layout } from './layout.ts';
import { loaf, pepper, salt, smoke } from './layouts-hero.ts';
import { band, label, plate } from './layouts-panel.ts';
import { fold, orecchiette } from './layouts-pattern.ts';

export const LAYOUTS: Record<string, Layout> = {
  salt,
  pepper,
  loaf,
  orecchiette,
  smoke,
  fold,
  label,
  band,
  plate,
};
