"""The table of pictures: for each product its ground, and for each view what is in it and where the camera is.
Distances are in units of 10 cm, angles in degrees. `far` also sets the size of the light."""
from views import BESIDE, LOW, bags, bottles, boxes, envelopes, flat_tins, jars, open_box, packed, swapped, tubes, view

BREAKFAST = [
    ('bags.bag', dict(at=(-.70, -.76, .55), turn=3, label='slope-coffee', paper='efe1c0', clip='3c1f10', width=.80, height=1.44, full=.10, label_seal='coffee-seal', tilt=(-85, 0))),
    ('bags.bag', dict(at=(.12, -.76, .54), turn=-3, label='maize', paper='c99a62', clip='5c3421', width=.70, height=1.26, deep=.46, full=.10, tilt=(-86, 0))),
    ('boxes.panela', dict(at=(.83, .40, .50), turn=86, tilt=(5, -4), size=.84, label='panela')),
    ('chocolate.tablet', dict(at=(.83, -.42, .70), turn=4, tilt=(8, -3), label='drinking-chocolate')),
]
ANTEP = [
    ('bags.bag', dict(label='pul-biber', paper='c99a62', clip='a8432a', width=.98, height=1.62, at=(-.67, -.83, .62), tilt=(-84, 0), turn=2)),
    ('glass.jar', dict(label='pepper-paste', colours=('6a120a', '861d0e', 'a32e18'), lid='464b25', low=.16, high=.64, chopped=14, at=(.205, -.79, .66), tilt=(-80, 0), turn=-2)),
    ('glass.bottle', dict(label='pomegranate-sour', colours=('16050c', '260810'), is_clear=True, cap='4a2a1c', at=(.872, -.81, .62), tilt=(-86, 0))),
]
LAGOS = [
    ('bags.bag', dict(at=(-.80, -.80, .56), turn=1, label='crayfish', paper='c99a62', clip='8a2a17', width=.72, height=1.30, deep=.40, tilt=(-85, 0))),
    ('glass.jar', dict(at=(.00, -.84, .66), turn=-2, tilt=(-82, 0), label='ata-din-din', colours=('5a1006', '981c0c', 'c03a16'), lid='464b25', filling='fried_peppers')),
    ('packs.shaker', dict(at=(.78, -.82, .62), turn=2, tilt=(-84, 0), label='suya')),
    ('bags.bag', dict(at=(-.06, .20, .58), turn=-4, size=.82, label='curry', paper='efe1c0', clip='8a2a17', width=.62, height=.98, deep=.34, tilt=(-84, 0))),
    ('dried.chilli', dict(at=(-1.02, 0.62, .68), turn=8, size=.70, seed=1, colours=('4a0d08', '7c1a0e', 'a03018'))),
    ('dried.chilli', dict(at=(-1.04, 0.42, .70), turn=-10, size=.70, seed=3, colours=('4a0d08', '7c1a0e', 'a03018'))),
    ('dried.chilli', dict(at=(-0.98, 0.20, .70), turn=14, size=.70, seed=6, colours=('4a0d08', '7c1a0e', 'a03018'))),
    ('spices.bay_leaves', dict(at=(.92, .52, .46))),
]
OAXACA = [
    ('bags.bag', dict(at=(-.66, -.80, .60), turn=2, label='blue-corn', paper='c99a62', clip='686d35', width=1.0, height=1.50, full=.10, tilt=(-85, 0))),
    ('bags.bag', dict(at=(.19, -.80, .50), turn=-3, label='sea-salt', paper='efe1c0', clip='686d35', width=.60, height=.98, deep=.38, full=.09, tilt=(-83, 0))),
    ('chocolate.tablet', dict(at=(.86, -.44, .68), turn=4, width=.60, label='metate-chocolate', tilt=(9, -3))),
    ('dried.chilli', dict(at=(-.34, .76, .70), turn=-8, seed=3, length=.98, fat=.18, colours=('160806', '2c0f0a', '4a2014'))),
    ('dried.chilli', dict(at=(.16, .36, .72), turn=14, seed=5, length=.44, fat=.36, blunt=3.4, bend=.03, flat=.72, colours=('120807', '24100c', '3e1c14'))),
    ('dried.chilli', dict(at=(-.24, .40, .72), turn=-34, seed=2, length=.50, fat=.15, bend=.08, colours=('560f08', '80200d', 'a43c18'))),
    ('spices.bay_leaves', dict(at=(.74, .52, .70), turn=-30, count=4, spread=.10, size=1.05, fan=.8, broad=.165)),
    ('dried.cinnamon', dict(at=(1.10, .38, .70), turn=84, tilt=(0, 8), length=.78)),
    ('dried.cinnamon', dict(at=(.95, .36, .72), turn=93, tilt=(0, 8), seed=5, length=.74)),
]

PICTURES = {
    'the-two-egg-pan': dict(
        ground='butter',
        front=view([('pans.two_egg_pan', dict(at=(-.35, -.35, 0), turn=47))], (.08, .17, .1), 9.9, 47, light=dict(window=(-6.4, 6.6, 8.4), power=.9, fill=2.4, strip=1)),
        detail=view([('pans.two_egg_pan', dict(at=(-.50, .62, 0), turn=-38)), ('props.egg', dict(at=(-.30, -1.02, 0), turn=14)), ('props.egg', dict(at=(.20, -1.28, 0), turn=-12, shell='d6a67c'))], (.12, -.02, .15), 10.0, 38, fstop=16, focus=(.0, -.5, .2)),
    ),
    'the-arepa-iron': dict(
        ground='brick',
        front=view([('pans.arepa_iron', dict(at=(-.15, .1, 0), turn=-48))], (.12, -.12, .1), 11.0, 56, light=dict(window=(-5.4, 6.6, 8.4), power=.56, fill=1.2)),
        detail=view([('pans.arepa_iron', dict(at=(-.14, .26, 0), turn=-56)), ('table.dough', dict(at=(-.24, .34, .045), turn=50, browned=True))], (.04, -.02, .1), 9.6, 36, fstop=16, focus=(.0, -.2, .15), light=dict(window=(-3.8, 7.6, 6.0), power=.70, fill=1.3, strip=1.2)),
    ),
    'llyn-bakestone': dict(
        ground='sage',
        front=view([('pans.bakestone', dict(at=(-.05, -.3, 0), turn=58))], (.0, .05, .05), 11.8, 46, light=dict(window=(-4.4, 7.0, 6.4), power=.6, fill=.5)),
        detail=view([('pans.bakestone', dict(at=(-.10, .85, 0), turn=-62)), ('props.egg', dict(at=(-.44, -1.52, 0), turn=30)), ('props.egg', dict(at=(-.84, -1.26, 0), turn=64, shell='dcb48c'))], (-.02, -.05, .1), 10.2, 32, focus=(.2, -.6, .15), light=dict(window=(-7.4, 4.6, 7.4), power=.85)),
    ),
    'the-mussel-pot': dict(
        ground='sky',
        front=view([('pots.mussel_pot', dict(turn=-14))], (0, 0, .52), 11.0, 18, light=dict(BESIDE, card=.6, near=2.1)),
        detail=view([('pots.mussel_pot', dict(at=(.95, 2.0, 0), turn=-30, lid=None)), ('utensils.towel', dict(at=(-.60, -.95, 0), turn=-18, w=3.0, d=2.4, layers=2)), ('pots.mussel_lid', dict(at=(-.55, -.85, .09), turn=24)), ], (-.02, .20, .40), 14.4, 32, focus=(-.3, -1.1, .4), light=BESIDE),
    ),
    'the-afternoon-pot': dict(
        ground='sky',
        front=view([('pots.afternoon_pot', dict(turn=-12))], (0, 0, .85), 12.4, 13, light=BESIDE),
        detail=view([('pots.afternoon_pot', dict(at=(.08, .55, 0), turn=-24)), ('props.garlic', dict(at=(-.82, -1.12, 0), turn=20))], (.04, .0, .84), 10.2, 32, focus=(0, -.5, 1.3), light=BESIDE),
    ),
    'the-curanto-pot': dict(
        ground='blush',
        front=view([('pots.curanto_pot', dict(turn=-14))], (0, 0, 1.42), 13.2, 12, light=dict(window=(-8.0, 4.6, 7.4), power=.8, fill=3.0, strip=3.2)),
        detail=view([('pots.curanto_pot', dict(at=(.42, .6, 0), turn=-34)), ('props.mussel', dict(at=(-.42, -.80, 0), turn=34, seed=1.0)), ('props.mussel', dict(at=(-1.06, -.42, 0), turn=-30, seed=4.0)), ('props.mussel', dict(at=(-1.02, -1.02, 0), turn=128, seed=7.0)), ('props.mussel', dict(at=(-.74, -.66, .17), turn=-8, tilt=(14, -8), seed=9.0))], (.0, -.05, 1.42), 10.4, 24, focus=(.0, -.5, 1.2), light=dict(fill=2.0, strip=1)),
    ),
    'tanimura-donabe': dict(
        ground='sage',
        front=view([('pots.donabe', dict(turn=-10))], (0, 0, .78), 11.6, 14, light=BESIDE),
        detail=view([('pots.donabe', dict(at=(.30, .95, 0), turn=-24, lid='beside', lid_at=(.28, -2.62, .02), inner=((0, 0, .40), (0, 0, 0)))), ('props.egg', dict(at=(1.02, -1.22, 0), turn=30))], (.00, -.38, .4), 12.4, 38, focus=(-.1, -.9, .5)),
    ),
    'the-brass-mortar': dict(
        ground='cream',
        front=view([('mortars.brass', dict(turn=12))], (.06, 0, .66), 6.2, 18, light=dict(window=(-8.0, 4.6, 7.6), fill=2.0, strip=2, card=.9, near=1.5)),
        detail=view([('mortars.brass', dict(turn=-24, pestle=((.10, 0, .18), 24, 30))), ('dried.peppercorns', dict(at=(.62, -.62, 0), spread=.34, count=11)), ('props.garlic', dict(at=(-.66, -.52, 0), turn=20))], (0, -.12, .62), 5.8, 33, focus=(0, -.45, .9), light=dict(fill=2.0)),
    ),
    'battambang-mortar': dict(
        ground='sage',
        front=view([('mortars.sandstone', dict(turn=15))], (.05, 0, .86), 7.9, 17, light=dict(window=(-8.0, 4.4, 7.0), power=.95, fill=1.2)),
        detail=view([('mortars.sandstone', dict(turn=60, pestle=((.12, .05, .44), 34, -90))), ('props.chilli', dict(at=(.04, -1.16, 0), turn=16, length=.82)), ('props.garlic', dict(at=(-.70, -.92, 0)))], (0, -.15, .70), 7.4, 38, focus=(0, -.8, 1.2)),
    ),
    'the-onion-board': dict(
        ground='butter',
        front=view([('boards.onion_board', dict(turn=66)), ('props.onion', dict(at=(.10, .62, .48), turn=14))], (.02, .10, .20), 14.6, 27, fstop=22, light=dict(window=(-7.6, 6.0, 5.6), fill=1.6)),
        detail=view([('boards.onion_board', dict(at=(-.75, 1.05, 0), turn=-24, label='onion-board-words')), ('props.garlic', dict(at=(.16, 1.0, .48), turn=-20)), ('props.garlic', dict(at=(-.62, 1.5, .48), turn=120, size=.92))], (.15, -.05, .3), 8.2, 34, fstop=26, focus=(.1, -.4, .3), light=dict(window=(-7.2, 3.6, 7.6), power=.74, fill=.8)),
    ),
    'the-herring-board': dict(
        ground='sky',
        front=view([('boards.herring_board', dict(at=(-.05, -.1, 0), turn=52)), ('packs.flat_tin', dict(at=(.42, .52, .22), turn=12, label='svaneke'))], (-.06, .12, .1), 13.7, 56, light=dict(fill=1.8, card=.8)),
        detail=view([('boards.herring_board', dict(at=(-1.0, .35, 0), turn=-24)), ('props.onion', dict(at=(.04, -.10, .22), turn=-24))], (.86, -.30, .2), 8.6, 36, fstop=16, focus=(.4, -.3, .2), light=BESIDE),
    ),
    'olive-wood-board': dict(
        ground='olive',
        front=view([('boards.olive_board', dict(at=(-.1, -.1, 0), turn=64))], (.0, .05, .1), 13.4, 60),
        detail=view([('boards.olive_board', dict(at=(-1.1, .6, 0), turn=-22)), ('props.garlic', dict(at=(-.50, -1.36, 0)))], (.42, -.36, .1), 9.3, 36, focus=(.3, -.4, .2), light=BESIDE),
    ),
    'the-straight-pin': dict(
        ground='cream',
        front=view([('utensils.towel', dict(at=(.34, .52, 0), turn=-52, w=3.6, d=.60, colour='b3a98f', stripe='7a5a42', layers=2, weave=32.0, slack=.05)), ('boards.straight_pin', dict(at=(-.16, -.12, 0), turn=-52))], (.10, .06, .10), 11.6, 46, light=dict(window=(-6.6, 6.2, 6.4), power=.9, fill=.8, strip=.5)),
        detail=view([('utensils.towel', dict(at=(.52, 1.62, 0), turn=-38, w=2.4, d=1.5, colour='ddd2b8', stripe='8a5a3a', layers=2)), ('boards.straight_pin', dict(at=(-.95, .80, 0), turn=-48)), ('props.egg', dict(at=(-.25, -1.05, 0), turn=-24, shell='efe2d0'))], (.15, -.2, .15), 6.6, 32, focus=(.5, -.75, .4), light=dict(window=(-6.8, 6.4, 7.0), fill=.8, strip=.6)),
    ),
    'the-milk-bar-pin': dict(
        ground='plum',
        front=view([('table.dough', dict(at=(-.52, .46, 0))), ('boards.milk_bar_pin', dict(at=(.14, -.10, 0), turn=50))], (0, .04, .05), 7.9, 48, light=dict(power=1.15, fill=2.2)),
        detail=view([('boards.milk_bar_pin', dict(at=(-.55, .4, 0), turn=-40, label='pin-words')), ('props.egg', dict(at=(.42, .46, 0), turn=30, shell='dcb48c'))], (.12, -.10, .1), 3.8, 38, fstop=20, focus=(.2, -.24, .2), light=dict(window=(-6.8, 6.4, 7.4), power=.82, fill=2.0)),
    ),
    'the-two-pound-tin': dict(
        ground='cream',
        front=view([('boards.loaf_tin', dict(turn=-38))], (0, 0, .3), 9.0, 34, light=dict(fill=2.2, strip=1)),
        detail=view([('boards.loaf_tin', dict(at=(.25, .75, 0), turn=62)), ('props.egg', dict(at=(-.92, -.92, 0), turn=30)), ('props.egg', dict(at=(-.44, -1.20, 0), turn=-28, shell='dcb48c'))], (.05, -.06, .28), 7.8, 30, focus=(-.1, -.45, .4), light=dict(fill=1.4, strip=1)),
    ),
    'mug-for-strong-tea': dict(
        ground='sage',
        front=view([('table.mug', dict(turn=-8))], (.1, 0, .5), 6.0, 12, light=BESIDE),
        detail=view([('table.mug', dict(turn=-30, tea=True))], (.10, -.02, .50), 5.0, 36, focus=(0, -.3, .95), light=BESIDE),
    ),
    'herb-bowl': dict(
        ground='blush',
        front=view([('table.herb_bowl', dict())], (0, 0, .38), 7.4, 22, light=dict(window=(-7.0, 5.2, 8.6), power=.8, fill=2.6, strip=1.6)),
        detail=view([('table.herb_bowl', dict()), ('citrus.lemon', dict(at=(.02, .12, .16), turn=34, seed=6.4))], (0, -.06, .3), 7.4, 36, focus=(0, -.4, .4), light=dict(window=(-7.0, 5.2, 8.6), power=.8, fill=2.6, strip=1.6)),
    ),
    'petisco-plate': dict(
        ground='sky',
        front=view([('table.petisco_plate', dict(turn=-14))], (0, -.03, .15), 7.2, 44, light=dict(window=(-4.2, 6.2, 9.4), power=.85, fill=1.6)),
        detail=view([('table.petisco_plate', dict(at=(.46, .0, 0), turn=-25))], (-.06, -.04, .15), 4.8, 38, fstop=40, focus=(-.2, .0, .25), light=dict(window=(-6.8, 6.4, 6.2), fill=1.2)),
    ),
    'six-sardines-algarve': flat_tins('sky', 'six-sardines', 'citrus.lemon', at=(.16, .72, 0)),
    'petisco-hour': dict(
        ground='sky',
        front=view([('table.petisco_plate', dict(at=(.05, .62, 0), turn=-20)), ('table.petisco_plate', dict(at=(.05, .62, .1), turn=168)), ('packs.flat_tin', dict(at=(.02, .62, .2), turn=24, label='six-sardines'))] + [('packs.flat_tin', dict(at=(-.72 + .02 * n, -.86, .245 * n), turn=16 + 2 * (n % 2), label='six-sardines')) for n in range(3)] + [('packs.flat_tin', dict(at=(.78, -.80, .245 * n), turn=-18 + 3 * n, label='six-sardines')) for n in range(2)], (.03, .0, .2), 9.7, 44, fstop=22, light=dict(window=(-6.0, 7.4, 8.0), fill=2.0, card=.8)),
        detail=view([('table.petisco_plate', dict(turn=150)), ('packs.flat_tin', dict(at=(0, -.06, .1), turn=-10, label='six-sardines')), ('packs.flat_tin', dict(at=(.01, -.05, .345), turn=4, label='six-sardines'))], (.0, -.02, .2), 7.0, 46, fstop=16, focus=(0, -.3, .4), light=dict(window=(-6.0, 3.4, 9.4), power=.85, fill=1.6, card=.8)),
    ),
    'smoked-mussels-chiloe': flat_tins('plum', 'choritos', 'citrus.lemon', (-.30, .68, 0), 30, seed=6.4),
    'svaneke-herring': flat_tins('sky', 'svaneke', 'citrus.lemon', (.30, .70, 0), -20, seed=2.0),
    'manuka-smoked-mussels': flat_tins('sky', 'kuku', 'citrus.lemon', (.30, .62, 0), 20, seed=4.2),
    'ata-din-din': jars('blush', 'ata-din-din', dict(colours=('5a1006', '981c0c', 'c03a16'), lid='464b25', filling='fried_peppers'), 'props.chilli', at=(-.34, -.84, 0), turn=14, own=dict(fat=.125, length=.95, seed=3)),
    'sambal-bajak': jars('sage', 'sambal', dict(colours=('4a0f08', '6e1a0e', '8e2c18'), lid='464b25', filling='sambal'), 'props.chilli', at=(-.36, -.62, 0), turn=-14, own=dict(seed=4, colour='9a1410', length=.8, fat=.115)),
    'doenjang-two-winters': jars('sage', 'doenjang', dict(colours=('5c3a1c', '7a5027', '96683a'), lid='464b25', filling='bean_paste'), 'dried.soy_beans', at=(-.08, -.62, 0)),
    'reiki-honey': jars('sky', 'reiki', dict(colours=('a8620f', 'b87018', 'c88028', 'dca048'), lid='2f5361', radius=.38, height=1.02, low=.16, high=.64, is_set=True), 'utensils.teaspoon', at=(.10, -.72, 0), turn=196, own=dict(honey='a8641a')),
    'yellow-pepper-sauce': bottles('sky', 'yellow-pepper', dict(colours=('b87410', 'd29a1c', 'e8bc3a'), cap='a8432a', size=.84), ('props.bonnet', dict(at=(-.25, -.34, 0), turn=6, size=.78))),
    'rob-e-anar': bottles('blush', 'rob-e-anar', dict(colours=('090206', '10030a', '1e0610', '3c0c1c'), cap='4a2a1c', is_clear=True), ('props.pomegranate', dict(at=(-.66, .40, 0), turn=140)), far=6.3),
    'thyme-honey-sfakia': jars('olive', 'thyme-honey', dict(colours=('8e4206', 'c06c0c', 'e39a22', 'f6c658'), lid='c9a24a', radius=.38, height=1.02, low=.16, high=.64, clear='d88a14'), 'utensils.teaspoon', at=(.10, -.72, 0), turn=196, far=7.3, own=dict(honey='b06a0c', clear=1), second=dict(label='thyme-honey-tall', radius=.43, height=1.45, low=.30, high=.86)),
    'lasun-chutney': jars('blush', 'lasun', dict(colours=('64220f', '8f3c1e', 'b4623a'), lid='582640', filling='dry_chutney'), 'props.garlic', at=(-.45, -.66, 0), own=dict(size=.78)),
    'yin-fengli': jars('olive', 'yin-fengli', dict(colours=('8a5a14', 'b98424', 'd9ac48'), lid='efe1c0', filling='salted_pineapple', radius=.37, height=1.04, low=.18, high=.66), 'dried.soy_beans', at=(.34, -.66, 0), own=dict(count=22, spread=.2, seed=5)),
    'two-winter-shoyu': bottles('blush', 'shoyu', dict(colours=('0a0402', '180803', '441406', 'a0400f'), cap='8a1f14', size=1.06, is_waxed=True, is_clear=True), ('dried.soy_beans', dict(at=(-.48, -.62, 0))), far=6.1),
    'pepper-sauce-taster': swapped(bottles('sage', 'taster', dict(colours=('b87410', 'd29a1c', 'e8bc3a'), cap='a8432a', size=.5), ('utensils.teaspoon', dict(at=(-.04, -.34, 0), turn=152, size=.7, sauce=('b87410', 'd29a1c', 'e8bc3a'))), far=7.3, at=(.10, .14, 0))),
    'zaatar-bekaa': bags('blush', 'zaatar', dict(paper='be935e', clip='582640'), ('spices.zaatar', dict(at=(.20, -.80, 0), spread=.30)), far=6.8, spilt=[('spices.zaatar', dict(at=(.10, -.86, 0), seed=9, spread=.34))]),
    'zaatar-taster': envelopes('blush', 'zaatar-taster', dict(seal='582640', full=.10), ('spices.zaatar', dict(at=(-.30, -.46, 0), turn=31, spread=.18)), torn=.36, back=-.10, near=.67, spilt=[('spices.zaatar', dict(at=(.48, -.72, 0), seed=9, spread=.26))]),
    'ras-el-hanout-market-blend': bags('sage', 'ras-el-hanout', dict(paper='efe1c0', clip='a8432a', width=1.05, height=1.5), ('dried.cinnamon', dict(at=(-.60, -.52, 0), turn=62)), ('dried.cinnamon', dict(at=(-.36, -.62, 0), turn=48, seed=5)), ('dried.star_anise', dict(at=(.42, -.58, 0), turn=10)), ('dried.peppercorns', dict(at=(.08, -.86, 0), spread=.24, count=14)), far=6.2, spilt=[('spices.ground_spice', dict(at=(-.24, -.80, 0))), ('dried.star_anise', dict(at=(.36, -.74, 0), turn=10))]),
    'slope-coffee': bags('brick', 'slope-coffee', dict(paper='efe1c0', clip='3c1f10', width=1.05, label_seal='coffee-seal'), ('dried.coffee_beans', dict(at=(-.34, -.62, 0), spread=.34, count=76)), far=6.4, fill=6.5, spilt=[('dried.coffee_beans', dict(at=(.06, -.84, 0), seed=7, count=70))]),
    'suya-yaji': dict(
        ground='sky',
        front=view([('packs.shaker', dict(label='suya', turn=-4))], (0, 0, .44), 4.6, 24, light=dict(window=(-8.6, 3.0, 7.4), power=.75, strip=1, card=.8)),
        detail=view([('packs.shaker', dict(label='suya', at=(.1, .2, 0), turn=-12)), ('dried.chilli', dict(at=(-.22, -.44, 0), turn=6, seed=3, length=.6, size=.9, colours=('4a0d08', '7c1a0e', 'a03018')))], (.04, .04, .45), 4.4, 46, focus=(.1, .1, .9), light=dict(window=(-8.6, 3.0, 7.4), power=.75, fill=1.6, card=.8)),
    ),
    'antep-box': dict(
        ground='olive',
        front=view(packed('efe1c0', ANTEP) + [
            ('boxes.loose_lid', dict(label='antep-box', card='efe1c0', at=(.62, 1.62, .74), tilt=(74, 0), turn=-16)),
            ('bags.bag', dict(label='isot', paper='c99a62', clip='582640', width=.82, height=1.16, deep=.40, at=(1.50, -.86, 0), turn=6)),
        ], (.36, .34, .42), 11.8, 42, focus=(.1, -.8, .6), light=LOW),
        detail=view([
            ('boxes.lid', dict(label='antep-box', card='efe1c0', low=0, up=.32, at=(.10, 1.6, .955), tilt=(90, 0), turn=-3)),
            ('bags.bag', dict(label='pul-biber', paper='c99a62', clip='a8432a', width=.98, height=1.40, at=(-1.06, .22, 0), turn=10)),
            ('bags.bag', dict(label='isot', paper='c99a62', clip='582640', width=.82, height=1.16, deep=.40, at=(.49, -.14, 0), turn=-4)),
            ('glass.bottle', dict(label='pomegranate-sour', colours=('090206', '10030a', '1e0610', '3c0c1c'), is_clear=True, cap='5c3421', at=(1.24, .02, 0), turn=-6, size=.92)),
            ('glass.jar', dict(label='pepper-paste', colours=('6a120a', '861d0e', 'a32e18'), lid='464b25', chopped=14, radius=.38, height=1.02, low=.16, high=.64, at=(-.28, -.40, 0), turn=2)),
        ], (.04, .1, .78), 10.6, 26, focus=(0, -.3, .6), light=LOW),
    ),
    'lagos-pepper-box': boxes('blush', 'lagos-box', 'a8432a', ('glass.jar', dict(at=(-.78, -.52, 0), turn=-8, label='ata-din-din', colours=('5a1006', '981c0c', 'c03a16'), lid='464b25', filling='fried_peppers')), ('packs.shaker', dict(at=(.02, -.78, 0), turn=4, label='suya')), ('props.chilli', dict(at=(.50, -1.54, 0), turn=16, seed=3, length=.85)), goods=LAGOS, turn=-11, up=56),
    'oaxaca-kitchen-box': boxes('butter', 'oaxaca-box', '686d35', ('dried.chilli', dict(at=(-1.24, -.60, 0), turn=4, seed=3, length=1.35, fat=.21, bend=.20, colours=('160806', '2c0f0a', '4a2014'))), ('dried.chilli', dict(at=(-.98, -1.20, 0), turn=16, seed=5, length=.58, fat=.47, blunt=3.4, bend=.03, flat=.74, colours=('120807', '24100c', '3e1c14'))), ('dried.chilli', dict(at=(-.42, -1.50, 0), turn=28, seed=2, length=.66, fat=.17, bend=.10, colours=('560f08', '80200d', 'a43c18'))), ('dried.cinnamon', dict(at=(.78, -1.46, 0), turn=-60)), ('dried.cinnamon', dict(at=(1.04, -1.34, 0), turn=-74, seed=5)), ('dried.blue_corn', dict(at=(.44, -.80, 0), count=64, spread=.18, seed=5)), goods=OAXACA, turn=13, up=48),
    'desayuno-box': dict(
        ground='brick',
        front=open_box('desayuno-box', 'c99a62', BREAKFAST, 15, 44),
        detail=view(packed('c99a62', BREAKFAST, (.30, .55), 14) + [('props.egg', dict(at=(-1.02, -.85, 0), turn=30)), ('props.egg', dict(at=(-.60, -1.14, 0), turn=40, shell='dcb48c')), ('dried.coffee_beans', dict(at=(.10, -1.22, 0)))], (.20, -.06, .35), 9.9, 45, focus=(.0, -.6, .5), light=LOW),
    ),
    'aji-amarillo-tube': tubes('plum', 'aji-amarillo', 'f4e7cf', *(('dried.chilli', dict(at=at, turn=turn, seed=seed, size=.74, length=1.3, fat=.17, bend=.22, colours=('94380a', 'c8640e', 'e8942a'))) for at, turn, seed in (((-.12, -.50, 0), 26, 1), ((-.10, -.70, 0), -2, 4)))),
    'caramel-in-a-tube': tubes('cream', 'caramel', 'f2cc6a', ('utensils.teaspoon', dict(at=(.22, -.60, 0), turn=204, honey='8a4a12'))),
    'nakiri-165': dict(
        ground='sage',
        front=view([('knives.nakiri', dict(at=(-.02, .02, 0), turn=48))], (.02, .0, .1), 7.7, 52, light=dict(window=(-2.4, 7.2, 9.4), power=.9)),
        detail=view([('knives.nakiri', dict(at=(-.50, .62, 0), turn=-48))], (-.02, .10, .1), 5.4, 50, focus=(.0, -.1, .1), light=dict(window=(-5.6, 6.6, 6.4), power=.80, fill=1.8)),
    ),
    'matsumoto-nakiri': dict(
        ground='blush',
        front=view([('knives.nakiri', dict(at=(-.10, -.05, 0), turn=58, is_hammered=True, collar='1c1512'))], (.02, .0, .1), 7.7, 54, light=dict(window=(-3.0, 7.0, 8.4), power=.9, fill=1.2)),
        detail=view([('knives.nakiri', dict(at=(-.50, .62, 0), turn=-48, is_hammered=True, collar='1c1512')), ('props.garlic', dict(at=(.52, .62, 0), turn=40, size=.74))], (-.02, .10, .1), 5.4, 50, focus=(-.1, -.1, .1), light=dict(window=(-6.8, 4.8, 6.4), power=.95, fill=1.0)),
    ),
    'mint-teapot': dict(
        ground='sky',
        front=view([('tea.teapot', dict(at=(-.08, 0, 0), turn=-14))], (0, 0, .80), 8.0, 15, light=BESIDE),
        detail=view([('tea.teapot', dict(at=(.20, .46, 0), turn=-20)), ('tea.tea_glass', dict(at=(-.58, -.98, 0), turn=10))], (.10, -.10, .68), 8.3, 24, focus=(-.1, -.4, .7), light=dict(BESIDE, strip=2.6)),
    ),
    'zirh': dict(
        ground='olive',
        front=view([('knives.zirh', dict(at=(-.10, -.98, 0), turn=58))], (.0, .0, .1), 11.2, 60, light=dict(window=(-3.0, 5.6, 9.4), power=.62, fill=1.6)),
        detail=view([('knives.zirh', dict(at=(-.46, .16, 0), turn=-34))], (.34, -.20, .1), 6.0, 44, focus=(.1, -.1, .1), light=dict(window=(-6.2, 6.2, 6.6), power=.72, fill=1.8)),
    ),
    'grand-bereby-72': dict(
        ground='plum',
        front=view([('chocolate.wrapped', dict(at=at, turn=turn, tilt=tilt, seed=seed, label='grand-bereby')) for at, turn, tilt, seed in (((-.56, .34, 0), 61, (0, 0), 1.0), ((.12, .10, 0), 47, (0, 0), 4.6), ((.56, -.46, .035), 56, (2, 0), 8.2))] + [('chocolate.piece', dict(at=(.90, -1.40, 0), turn=-12, columns=2, rows=2, broken=('-x', 'y'))), ('chocolate.piece', dict(at=(1.26, -.82, 0), turn=30, columns=1, rows=1, broken=('x', 'y')))], (.10, -.12, .05), 9.0, 56, light=dict(window=(-8.2, 5.4, 6.4), power=.72, fill=1.3)),
        detail=view([('chocolate.wrapped', dict(at=(.04, .42, 0), turn=18, label='grand-bereby')), ('chocolate.piece', dict(at=(.02, -.54, 0), turn=-24, columns=3, rows=2, broken=('-x',))), ('chocolate.piece', dict(at=(-.70, -.46, 0), turn=20, columns=1, rows=1, broken=('x', 'y')))], (.04, -.04, .08), 6.8, 58, focus=(-.1, -.3, .05), light=dict(power=1.2, fill=3.0)),
    ),
    'one-square': swapped(envelopes('sage', 'one-square', dict(paper='c99a62', seal='582640', width=.74, height=.74, full=.07), ('chocolate.piece', dict(at=(-.30, -.46, 0), turn=24, columns=1, rows=1, broken=('x', '-y'))), far=4.7, back=-.12, spilt=[('chocolate.piece', dict(at=(.50, -.50, 0), turn=20, columns=1, rows=1, broken=('x', '-y')))])),
    'coconut-grater': dict(
        ground='butter',
        front=view([('graters.coconut_grater', dict(at=(-.10, -.02, 0), turn=52)), ('graters.shreds', dict(at=(.74, -.72, 0)))], (.05, .0, .05), 7.4, 58, light=dict(window=(-4.6, 7.0, 9.0), power=.9)),
        detail=view([('graters.coconut_grater', dict(at=(-.62, -.34, 0), turn=20)), ('graters.half_coconut', dict(at=(-.20, 1.12, 0), turn=20)), ('graters.shreds', dict(at=(.44, -.92, 0), count=900, spread=.28))], (.02, .12, .12), 6.2, 42, focus=(.1, -.1, .05), light=dict(window=(-8.4, 2.4, 6.4), power=.72, fill=1.2)),
    ),
    'damkoni': dict(
        ground='sky',
        front=view([('quilts.tied_cover', dict(label='damkoni', turn=8))], (0, 0, 1.05), 11.2, 24, light=dict(window=(-8.4, 2.6, 8.0), power=.85, fill=.9, strip=1)),
        detail=view([('quilts.tied_cover', dict(label='damkoni', at=(0, .3, 0), turn=-14))], (.0, .25, 1.05), 9.6, 34, focus=(.1, -.2, 1.7), light=dict(window=(-8.4, 2.6, 8.0), power=.85, fill=.9, strip=1)),
    ),
    # The shop of tests/fixtures/roaster, whose pictures are kept there and are smaller.
    'roaster-espresso': bags('cream', 'roaster-espresso', dict(paper='24413b', clip='0e5f55'), ('dried.coffee_beans', dict(at=(-.34, -.62, 0), spread=.34, count=76, seed=3)), far=6.4),
    'roaster-filter': bags('sage', 'roaster-filter', dict(paper='d9c6a4', clip='9a3d1c'), ('citrus.lemon', dict(at=(-.62, -.42, 0), turn=20, size=.8)), far=6.6),
    'roaster-decaf': bags('sky', 'roaster-decaf', dict(paper='c9d3da', clip='34507d'), ('dried.coffee_beans', dict(at=(-.34, -.62, 0), spread=.34, count=76, seed=5)), far=6.4),
    'roaster-papers': boxes('cream', 'roaster-papers', 'e9efe9', ('dried.coffee_beans', dict(at=(-.42, -.92, 0), spread=.34, count=80))),
    'roaster-cup': dict(
        ground='cream',
        front=view([('table.mug', dict(turn=-8))], (.1, 0, .5), 6.0, 12, light=BESIDE),
        detail=view([('table.mug', dict(at=(0, .2, 0), turn=-30, tea=True)), ('bags.bag', dict(at=(-.82, 1.30, 0), turn=16, label='roaster-espresso', paper='24413b', clip='0e5f55'))], (-.18, .3, .74), 8.6, 24, focus=(0, 0, .9), light=BESIDE),
    ),
}
