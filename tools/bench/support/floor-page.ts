/**
 * A lightweight product page written by hand: no script, one short inline style sheet, two fonts, one picture
 * loaded at once and four loaded lazily. The store's pages are compared with it; it contains none of their
 * code.
 */
export function floorPage(files: {
  lead: string;
  small: readonly string[];
  fonts: readonly string[];
}): string {
  const [display, text] = files.fonts;
  const card = (src: string, at: number) =>
    `<li><a href="#${at}"><img src="${src}" width="320" height="400" loading="lazy" decoding="async" alt=""><b>${NAMES[at % NAMES.length]}</b> ${14 + at * 3} pounds</a></li>`;
  const links = (words: readonly string[]) =>
    words.map((word) => `<li><a href="#">${word}</a></li>`).join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>A ladle that pours straight</title><meta name="description" content="Beech and tinned steel."><link rel="icon" href="data:,"><style>
@font-face{font-family:D;src:url(${display})format("woff2");font-display:swap}
@font-face{font-family:T;src:url(${text})format("woff2");font-weight:400 650;font-display:swap}
${STYLES}</style><body><header><a href="#" class="mark">Spoonwright</a><nav aria-label="Main"><ul>${links(['Ladles', 'Boards', 'Bowls', 'Knives', 'Letters', 'About'])}</ul></nav><a href="#">Basket</a></header>
<main><figure><img src="${files.lead}" width="1536" height="1920" fetchpriority="high" alt="A ladle over a pot"></figure>
<div><h1>A ladle that pours straight</h1><p>by Orla Fenn</p><p class="price">£34</p><form><label>How many <select><option>1<option>2<option>3</select></label><button>Into the basket</button></form>${PARAGRAPHS.map((words) => `<p>${words}</p>`).join('')}<dl><dt>Handle<dd>Beech, oiled<dt>Bowl<dd>Tinned steel, 120 ml<dt>Length<dd>31 cm<dt>Care<dd>By hand, and dried at once</dl></div></main>
<section><h2>From the same bench</h2><ul class="card-grid">${files.small.map(card).join('')}</ul></section>
<footer><ul>${links(['Postage', 'Sending back', 'Write to us', 'Privacy', 'Terms'])}</ul><p>Spoonwright, two rooms above a bakery.</p></footer>`;
}

const NAMES = ['Bread board', 'Butter knife', 'Salt spoon', 'Porridge bowl'];
const PARAGRAPHS = [
  'Most ladles drip because the lip is round. This one has a crease on the left and on the right, so that soup leaves it where you point and nowhere else.',
  'It is turned from one piece, steamed for an hour and bent over a form that has been in the workshop for longer than anybody who works there.',
];
const STYLES = `*{box-sizing:border-box;margin:0}html{color-scheme:light dark;background:light-dark(#fbf7ef,#191512);color:light-dark(#231c16,#f2e8d9)}body{font:1.0625rem/1.5 T,sans-serif}h1,h2,.mark,.price{font-family:D,serif;font-weight:520;line-height:1}h1{font-size:clamp(2.5rem,7vw,4.5rem)}h2{font-size:2rem}a{color:inherit}ul{list-style:none;padding:0}img{display:block;width:100%;height:auto}header,footer,main,section{padding:1rem 5vw}header{display:flex;flex-wrap:wrap;gap:1rem;align-items:baseline;border-bottom:1px solid}header nav{flex:1}header ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem}.mark{font-size:1.75rem;text-decoration:none}main{display:grid;gap:2rem}main p,main dl{margin-top:1rem;max-width:60ch}.price{font-size:1.5rem;color:light-dark(#a83218,#f2795e)}form{display:grid;gap:.75rem;margin-top:1rem}select,button{font:inherit;min-height:3rem;padding:0 1rem}button{border:0;background:#b5351c;color:#fff}dl{display:grid;grid-template-columns:8rem 1fr;gap:.25rem}dd{margin:0}figure img{aspect-ratio:4/5;object-fit:cover}.card-grid{display:grid;grid-template-columns:1fr 1fr;gap:1rem;margin-top:1rem}.card-grid img{aspect-ratio:4/5;object-fit:cover}footer{border-top:1px solid}:focus-visible{outline:2px solid;outline-offset:2px}@media(min-width:50rem){main{grid-template-columns:1fr 1fr}.card-grid{grid-template-columns:repeat(4,1fr)}}`;
