import { lying } from '../foods/foods.ts';
import { moved } from '../grounds.ts';
import { dusk, flat, stroke } from './cuts.ts';
import type { Tool } from './kit.ts';

const STEEL = '#4a5b69';
const DARK = '#2f3c47';
const DEEP = '#222b33';
const LIGHT = '#8ea3b2';

/** A deep open loaf tin of blue steel, with folded corners and a wire in its rim. 800 wide. */
const tin = (inside = '') =>
  flat('#211a14', 'M-330,232H330L450,170L420,110H-300Z', ' opacity=".22" transform="translate(20 10)"') +
  // The inner far and left walls.
  flat(DEEP, 'M-380,-100L-270,-200H390L330,-100Z') +
  flat(DARK, 'M-270,-200H390L372,-110H-262Z') +
  stroke(LIGHT, 12, 'M396,-204H-270L-386,-104') +
  inside +
  flat(DARK, 'M330,-100L390,-200L402,120L322,232Z') +
  dusk('M330,-100L390,-200L402,120L322,232Z', 0.7) +
  flat(STEEL, 'M-380,-100H330L322,232H-340Z') +
  dusk('M330,-100L322,232H70C190,140 210,0 200,-100Z', 0.6) +
  flat(LIGHT, 'M-394,-116H340V-88H-394Z') +
  flat(DARK, 'M-394,-96H340V-88H-394Z') +
  stroke(LIGHT, 12, 'M336,-104L396,-204') +
  // The folded ends: a flap over each corner of the long side.
  flat(DARK, 'M-378,-88L-306,-88L-340,232L-346,200ZM332,-88L268,-88L322,232Z') +
  stroke(LIGHT, 5, 'M-306,-84L-338,224M268,-84L320,222') +
  stroke(LIGHT, 14, 'M-250,-40L-238,150');

/** A brown loaf, risen over the rim and split along its top. */
const loaf = () =>
  flat(
    '#a5652c',
    'M-356,-90C-400,-260 -280,-330 -150,-320C-60,-350 160,-350 230,-316C370,-320 420,-220 352,-90Z',
  ) +
  flat(
    '#c98a45',
    'M-340,-110C-376,-240 -270,-306 -150,-298C-60,-326 150,-328 226,-296C340,-300 390,-220 330,-130C200,-90 -200,-80 -340,-110Z',
  ) +
  flat('#e6bd7c', 'M-260,-230C-120,-290 130,-290 280,-240C160,-200 -120,-196 -260,-230Z') +
  stroke(
    '#fbf1dc',
    9,
    'M-180,-262l10,4M-60,-276l12,2M60,-280l12,0M170,-268l12,4M-110,-236l10,2M20,-240l10,2M130,-236l10,2',
  ) +
  dusk('M230,-316C370,-320 420,-220 352,-90H180C300,-160 300,-260 230,-316Z', 0.5);

export const loafTin: Tool = {
  shows: 'loaf tin',
  standing: ['front', 'use'],
  tag: [548, 850, 8],
  front: () => moved(392, 540, 0, 0.94, tin()) + lying([{ name: 'butter', x: 150, y: 880, size: 250 }]),
  use: () =>
    moved(395, 600, 0, 0.94, tin(loaf())) +
    lying([
      { name: 'walnut', x: 150, y: 920, size: 170 },
      { name: 'walnut', x: 640, y: 900, size: 150, rotation: 60 },
    ]),
  detail: () => moved(760, 560, -8, 1.9, tin()),
};
