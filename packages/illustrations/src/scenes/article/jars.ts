import { moved } from '../grounds.ts';
import { dusk, flat, round, stand, stroke } from '../kitchen/cuts.ts';

type Jar = {
  /** The colour of what is in it. */
  inside: string;
  lid: string;
  /** A drawing for the middle of its label, around 0,0 and 100 wide; none for a jar without a label. */
  label?: string | undefined;
};

/** A glass jar with a screw lid, 240 wide and 370 tall around x; its foot is at y. */
export const jarAt = (x: number, y: number, size: number, { inside, lid, label }: Jar) =>
  moved(
    x,
    y,
    0,
    size,
    stand(118, 0) +
      flat(
        '#dfe9e6',
        'M-92,-306H92C110,-282 120,-266 120,-236V-30Q120,0 90,0H-90Q-120,0 -120,-30V-236C-120,-266 -110,-282 -92,-306Z',
      ) +
      flat(inside, 'M-112,-262Q0,-246 112,-262V-34Q112,-8 86,-8H-86Q-112,-8 -112,-34Z') +
      (label === undefined
        ? ''
        : flat('#fbf1dc', 'M-120,-206Q0,-196 120,-206V-56Q0,-46 -120,-56Z') +
          stroke('#b02c19', 5, 'M-118,-192Q0,-182 118,-192M-118,-70Q0,-60 118,-70') +
          moved(0, -128, 0, 1, label)) +
      dusk('M120,-236V-30Q120,0 90,0H34C70,-80 78,-220 62,-306H92C110,-282 120,-266 120,-236Z', 0.45) +
      stroke('#ffffff', 12, 'M-96,-246V-214M-96,-44V-34', ' opacity=".8"') +
      flat(lid, 'M-104,-370H104Q114,-370 114,-360V-308H-114V-360Q-114,-370 -104,-370Z') +
      stroke('#ffffff', 5, 'M-96,-358H96', ' opacity=".6"') +
      stroke(
        '#211a14',
        4,
        'M-84,-340V-316M-56,-340V-316M-28,-340V-316M0,-340V-316M28,-340V-316M56,-340V-316M84,-340V-316',
        ' opacity=".3"',
      ),
  );

/** A red pepper for a label. */
export const pepperPrint =
  flat('#d63d24', 'M-6,-26C-50,-46 -58,20 -28,46C-16,56 -6,46 0,48C8,48 20,54 30,44C56,14 46,-46 6,-26Z') +
  stroke('#8c2a18', 4, 'M-8,-20C-22,0 -20,26 -8,44M12,-22C22,0 20,24 12,44') +
  stroke('#5d7440', 11, 'M0,-28C-2,-42 4,-50 14,-54') +
  round('#5d7440', 20, 9, 0, -28);
