"""Prints the paper on packs (labels, lids, boxes) as pictures, through a headless Chromium.
The texts are those of the product's drawing: name, second line, amount. CHROMIUM_PATH names another browser."""
import html
import os
import subprocess
import tempfile
from urllib.parse import quote
from studio.palette import PALETTE

FONTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../node_modules/@fontsource-variable')
# Printed cotton, 40 cm wide: a boteh and a flower in rows, and stitches in squares of 4 cm.
COTTON = quote('''<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"><defs>
<pattern id="p" width="224" height="300" patternUnits="userSpaceOnUse" patternTransform="rotate(8) scale(.62)"><g id="r"><g transform="translate(60 84) scale(1.15) rotate(-14)">
<path fill="#9a4430" d="M0,50C-44,50 -52,-6 -14,-34C4,-48 26,-52 34,-70C46,-34 44,-10 40,4C38,34 26,50 0,50Z"/><path fill="none" stroke="#ecdcc0" stroke-width="4" stroke-dasharray="7 5" d="M0,38C-30,36 -34,-2 -8,-22C8,-32 22,-36 27,-46C32,-20 29,-4 26,8C22,28 14,38 0,38Z"/><path fill="#ecdcc0" d="M0,26C-18,24 -20,2 -4,-8C8,-14 14,-18 18,-24C20,-6 19,2 16,10C14,22 8,26 0,26Z"/><path stroke="#3f5f68" stroke-width="5" fill="none" d="M-2,22C0,8 4,0 12,-10M1,10L-8,4M4,4L14,4"/></g>
<g transform="translate(172 84) scale(.8)"><path stroke="#3f5f68" stroke-width="6" fill="none" d="M0,14C4,50 -6,74 -20,92M2,52L22,36M0,64L-22,48"/><circle r="10" fill="#3f5f68"/><g fill="#9a4430"><circle cy="-25" r="11"/><circle cx="24" cy="-8" r="11"/><circle cx="15" cy="20" r="11"/><circle cx="-15" cy="20" r="11"/><circle cx="-24" cy="-8" r="11"/></g></g><g fill="#9a4430"><circle cx="116" cy="30" r="5"/><circle cx="8" cy="20" r="5"/><circle cx="112" cy="130" r="5"/></g></g><use href="#r" x="112" y="150"/><use href="#r" x="-112" y="150"/></pattern>
<pattern id="s" width="200" height="200" patternUnits="userSpaceOnUse" patternTransform="translate(1000 1000) rotate(45)"><path d="M0,0H200M0,0V200" stroke="#86704c" stroke-width="10" stroke-dasharray="16 9" fill="none"/></pattern></defs>
<rect width="2000" height="2000" fill="#f5ead6"/><rect width="2000" height="2000" fill="url(#p)"/><rect width="2000" height="2000" fill="url(#s)"/></svg>''')
# Written by hand: a date with a brush, a number with a pencil.
HAND = {
    '115': '<svg viewBox="0 0 190 120" stroke="#2c1e14"><path stroke-width="13" d="M18,30C26,26 30,20 34,14"/><path stroke-width="17" d="M35,16C33,50 34,76 30,104M86,12C87,46 83,78 84,106"/><path stroke-width="12" d="M70,30C77,25 82,19 86,13"/><path stroke-width="13" d="M174,16C160,20 148,19 136,18C134,34 133,46 130,58C148,46 168,54 168,76C168,98 146,110 122,100"/></svg>',
    '3': '<svg viewBox="0 0 80 120" stroke="#5a544d" stroke-width="7"><path d="M16,22C30,6 62,10 58,34C55,50 42,54 32,55C52,54 68,66 62,88C56,108 28,112 12,96"/></svg>',
}
CSS = '''
@font-face { font-family: F; src: url(FONTS/fraunces/files/fraunces-latin-full-normal.woff2); font-weight: 100 900 }
@font-face { font-family: F; src: url(FONTS/fraunces/files/fraunces-latin-ext-full-normal.woff2); font-weight: 100 900; unicode-range: U+0100-02FF }
@font-face { font-family: F; font-style: italic; src: url(FONTS/fraunces/files/fraunces-latin-full-italic.woff2); font-weight: 100 900 }
@font-face { font-family: I; src: url(FONTS/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2); font-weight: 400 700 }
* { margin: 0; box-sizing: border-box }
body { width: Wpx; height: Hpx; overflow: hidden; background: PAPER; color: INK; display: flex; flex-direction: column; align-items: center;
  justify-content: center; text-align: center; font: 560 100px/1.02 F; letter-spacing: -.035em; position: relative }
small { font: 700 SMALLpx/1 I; letter-spacing: .07em; text-transform: uppercase; margin: .6em 0 }
hr ~ small { text-transform: none }  /* g and ml are small letters */
h1 { font-size: BIGpx; font-weight: 580; font-variation-settings: 'opsz' 36; color: ACCENT; white-space: nowrap }  /* a large size of it has strokes too thin to be seen */
h2 { font-size: MIDpx; font-style: italic; font-weight: 520; font-variation-settings: 'opsz' 24, 'WONK' 0; white-space: nowrap }  /* h, b and k without a swash */
.sturdy h1 { font-weight: 640; font-variation-settings: 'opsz' 18 }  /* read from afar, or small in a box */
.sturdy h2 { font-weight: 620; font-variation-settings: 'opsz' 14, 'WONK' 0 }
hr { width: 36%; border: 0; border-top: 6px solid; margin-top: 34px }
svg { position: absolute; right: 19%; bottom: 11%; height: 105px; transform: rotate(-5deg); fill: none; stroke-linecap: round; stroke-linejoin: round }
.bands { border: solid ACCENT; border-width: 28px 0 }
.frame { padding-left: 270px }  /* the ring pull lies there */
.tube { border: solid ACCENT; border-width: 0 60px; padding: 0 270px 0 110px }
.tube hr { display: none }
.tube h1 { line-height: .95 }
.tube hr ~ small { position: absolute; right: 90px; margin: 0 }
.cotton { background: url('data:image/svg+xml,COTTON') }
.cotton > * { display: none }
.seal hr, .seal hr ~ * { display: none }
.burnt > :not(h1) { display: none }
.burnt h1 { font: 640 BIGpx/1 F; font-variation-settings: 'opsz' 9; letter-spacing: .05em }  /* a wire draws no hairlines */
.upright { writing-mode: vertical-rl }
.upright h1 { transform: rotate(180deg) }
.frame::after { content: ''; position: absolute; inset: 75px; border: 7px solid; border-radius: 110px }
'''


def label(maker, name, second, amount, size=(1460, 640), paper='paper', ink='ink', accent='brick', big=190, mid=110, small=50, kind='bands sturdy', hand=''):
    return dict(maker=maker, name=name, second=second, amount=amount, size=size, paper=paper, ink=ink, accent=accent, big=big, mid=mid, small=small, kind=kind, hand=hand)


TIN = dict(size=(1500, 1040), kind='frame', big=330, mid=190, small=66)
BOX = dict(size=(1300, 910), big=280, mid=165, small=82)
TUBE = dict(size=(1500, 1320), big=270, mid=160, small=46, kind='tube sturdy')
LABELS = {
    'six-sardines': label('Inês Carvalho', 'Six', 'Sardines', 'Algarve · 125 g', paper='plum', ink='f4e7cf', accent='f4e7cf', **TIN),
    'choritos': label('Joaquín Sepúlveda', 'Choritos', 'Ahumados', '120 g', paper='blush', accent='ink', **{**TIN, 'big': 228}),
    'svaneke': label('Ulla Sørensen', 'Svaneke', 'Herring', '110 g', paper='butter', accent='ink', **{**TIN, 'big': 236}),
    'kuku': label('Aroha Tamihana', 'Kuku', 'smoked', '110 g', paper='olive', ink='f4e7cf', accent='f4e7cf', **TIN),
    'ata-din-din': label('Adaeze Obi', 'Ata', 'Din Din', '190 g', accent='464b25'),
    'yellow-pepper': label('Marlon Baptiste', 'Yellow', 'Pepper Sauce', '150 ml', accent='8a2a17', big=170, mid=100),
    'rob-e-anar': label('Zahra Tavakoli', 'Rob-e Anar', 'No sugar', '250 ml', accent='582640', big=150, mid=100),
    'shoyu': label('Fumiko Arai', 'Shoyu', 'Soy Sauce', 'Two winters · 300 ml', accent='b02c19', hand='3'),
    'reiki': label('Vasiliki Manou', 'Reiki', 'Ikaria', '450 g'),
    'sambal': label('Siti Rahayu', 'Sambal', 'Bajak', '140 g', accent='37492a'),
    'doenjang': label('Hye-jin Noh', 'Doenjang', 'Two Winters', '300 g', accent='464b25', big=170),
    'thyme-honey': label('Eleni Markaki', 'Thyme', 'honey', '450 g', accent='686d35'),
    'thyme-honey-tall': label('Eleni Markaki', 'Thyme', 'honey', '950 g', accent='686d35'),
    'yin-fengli': label('Wen-Chi Hsu', 'Yin Fengli', 'Six Months', '380 g', accent='7a5a12', big=165, hand='115'),
    'slope-coffee': label('Paloma Restrepo', 'Coffee from', 'the Slope', 'Salento', size=(1000, 900), accent='8a2a17', big=142, mid=142, small=62),
    'coffee-seal': label('Roasted on', 'Monday', '23 November', '', size=(560, 330), paper='8a2a17', ink='f4e7cf', accent='f4e7cf', big=112, mid=64, small=50, kind='seal'),
    'lasun': label('Kalpana Deshpande', 'Lasun', 'Chutney', '120 g', accent='a8432a'),
    'taster': label('Marlon Baptiste', 'Taster', 'Pepper Sauce', '30 ml', accent='8a2a17', big=170, mid=100),
    'zaatar': label('Rania Khoury', 'Za’atar', 'Shelf One', '150 g', size=(1000, 900), accent='582640', big=230, mid=130, small=62),
    'zaatar-taster': label('Rania Khoury', 'Taster', 'Shelf One', '12 g', size=(1000, 1348), paper='be935e', accent='582640', big=270, mid=150, small=56, kind='plain'),
    'ras-el-hanout': label('Jamila Ouazzani', 'Ras', 'el Hanout', '80 g', size=(1000, 900), accent='a8432a', big=280, mid=150, small=62),
    'suya': label('Adaeze Obi', 'Suya', 'Yaji', '60 g', size=(2040, 755), paper='butter', accent='8a2a17', big=250, mid=150, small=60),
    # The shop of tests/fixtures/roaster.
    'roaster-espresso': label('Kiln Street', 'Night Shift', 'espresso', '250 g', size=(1000, 900), paper='e9efe9', ink='14302b', accent='0e5f55', big=165, mid=130, small=64),
    'roaster-filter': label('Kiln Street', 'Halo', 'Yirgacheffe', '250 g', size=(1000, 900), paper='e9efe9', ink='14302b', accent='9a3d1c', big=270, mid=130, small=64),
    'roaster-decaf': label('Kiln Street', 'Sunday', 'decaf', '250 g', size=(1000, 900), paper='e9efe9', ink='14302b', accent='34507d', big=200, mid=130, small=64),
    'roaster-papers': label('Kiln Street', 'Papers', 'size 02', '100 filters', accent='0e5f55', **BOX),
    'antep-box': label('Yusuf Demir', 'Antep', 'Box', 'From the roofs', accent='a8432a', **BOX),
    'pul-biber': label('Yusuf Demir', 'Pul', 'biber', '200 g', size=(1000, 900), accent='a8432a', big=300, mid=170, small=74),
    'pepper-paste': label('Yusuf Demir', 'Sun-dried', 'pepper paste', '370 g', accent='a8432a', big=160, mid=105),
    'pomegranate-sour': label('Yusuf Demir', 'Pomegranate', 'sour', '250 ml', accent='582640', big=112, mid=112),
    'isot': label('Yusuf Demir', 'Isot', 'Urfa pepper', '100 g', size=(1000, 900), accent='582640', big=300, mid=130, small=74),
    'lagos-box': label('Adaeze Obi', 'Lagos', 'pepper box', 'Six things, one feared', accent='8a2a17', **BOX),
    'oaxaca-box': label('Lucía Santiago Cruz', 'Oaxaca', 'kitchen box', 'Eight things', accent='686d35', **BOX),
    'desayuno-box': label('Paloma Restrepo', 'Desayuno', 'Quindío', 'For two mornings', accent='5c3421', **{**BOX, 'big': 218}),
    'crayfish': label('Adaeze Obi', 'Ground', 'crayfish', '50 g', size=(1000, 900), accent='8a2a17', big=200, mid=140, small=74),
    'curry': label('Adaeze Obi', 'Curry', 'powder', '40 g', size=(1000, 900), accent='8a5a12', big=240, mid=150, small=74),
    'blue-corn': label('Lucía Santiago Cruz', 'Blue', 'corn', '1 kg', size=(1000, 900), accent='2f5361', big=290, mid=170, small=74),
    'sea-salt': label('Lucía Santiago Cruz', 'Sea', 'salt', '', size=(1000, 900), accent='464b25', big=290, mid=170, small=74),
    'drinking-chocolate': label('Paloma Restrepo', 'Chocolate', 'for drinking', '70 %', size=(1000, 1160), paper='5c3421', ink='f4e7cf', accent='f2cc6a', big=178, mid=128, small=64, kind='plain sturdy'),
    'panela': label('Paloma Restrepo', 'Panela', 'Quindío', '', size=(1000, 640), accent='8a4a17', big=200, mid=115, small=60),
    'metate-chocolate': label('Lucía Santiago Cruz', 'Chocolate', 'with almonds', '', size=(1000, 1160), paper='582640', ink='f4e7cf', accent='f2cc6a', big=178, mid=128, small=56, kind='plain sturdy'),
    'maize': label('Paloma Restrepo', 'White', 'maize flour', 'Quindío', size=(1000, 900), accent='5c3421', big=230, mid=130, small=74),
    'aji-amarillo': label('Beatriz Huamán', 'Ají', 'amarillo', '130 g', paper='e8a21e', ink='3a1420', accent='582640', **TUBE),
    'caramel': label('Loïc Kervella', 'Caramel', 'Salé', '170 g', paper='2f5361', ink='f4e7cf', accent='f2cc6a', **{**TUBE, 'big': 232, 'mid': 140}),
    'grand-bereby': label('Célestine Kouassi', 'Béréby', '72%', 'Abidjan · 70 g', size=(2100, 640), paper='e2a13a', ink='3a1d10', accent='582640', big=190, mid=108, small=42, kind='plain'),
    'one-square': label('', 'One', 'square', '5 g', size=(1000, 1000), paper='c99a62', ink='211a14', accent='582640', big=300, mid=190, small=52, kind='plain'),
    'damkoni': label('', '', '', '', size=(2000, 2000), kind='cotton'),
    # Words that a customer has burnt into wood: black is burnt, white is left.
    'pin-words': label('', 'BABCIA ZOSIA', '', '', size=(150, 1500), paper='ffffff', accent='000000', big=110, kind='burnt upright'),
    'onion-board-words': label('', 'ONE AT A TIME', '', '', size=(1600, 160), paper='ffffff', accent='000000', big=110, kind='burnt'),
}


def page(maker, name, second, amount, size, paper, ink, accent, big, mid, small, kind, hand):
    css = CSS
    for k, v in dict(COTTON=COTTON, FONTS='file://' + os.path.abspath(FONTS), W=size[0], H=size[1], PAPER=hexed(paper), SMALL=small, INK=hexed(ink), ACCENT=hexed(accent), BIG=big, MID=mid).items():
        css = css.replace(k + ('px' if k in ('W', 'H', 'SMALL', 'BIG', 'MID') else ''), str(v) + ('px' if k in ('W', 'H', 'SMALL', 'BIG', 'MID') else ''))
    e = html.escape
    return f'<!doctype html><meta charset=utf-8><style>{css}</style><body class="{kind}"><small>{e(maker)}</small><h1>{e(name)}</h1><h2>{e(second)}</h2><hr><small>{e(amount)}</small>{HAND.get(hand, "")}'


def hexed(colour):
    return '#' + PALETTE.get(colour, colour)


def print_labels(names, folder):
    """Prints each label that is not there yet as `<folder>/<name>.png`."""
    os.makedirs(folder, exist_ok=True)
    for name in names:
        done = f'{folder}/{name}.png'
        if os.path.exists(done) and os.path.getmtime(done) > os.path.getmtime(__file__):
            continue
        with tempfile.NamedTemporaryFile('w', suffix='.html', delete=False) as f:
            f.write(page(**LABELS[name]))
        w, h = LABELS[name]['size']
        browser = os.environ.get('CHROMIUM_PATH', 'chromium')
        subprocess.run([browser, '--headless', '--no-sandbox', '--hide-scrollbars', f'--window-size={w},{h}', f'--screenshot={done}', f.name], check=True, stderr=subprocess.DEVNULL)
        os.unlink(f.name)
