"""Photographs as buyers send them with a review: on a kitchen table, in the light of a lamp, with a telephone. Each is named
after its review. `home` is the wood of the table, dark and light."""
import math
from views import view

OAK, PINE, WALNUT = ('6e4c30', 'a07d57'), ('94724e', 'c4a67e'), ('3a281c', '614532')


def home(wood, things, at, far, up, round=0, roll=0, lens=40, wall='f1ebdd', **more):
    shot = view(things, at, far, up, round, fstop=16, home=wood, wall=wall, **more)
    shot['camera'].update(lens=lens, roll=roll)
    return shot


BUYERS = {
    'the-mussel-pot-ewan': home(OAK, [
        ('pots.mussel_pot', dict(at=(.55, .9, 0), turn=-30, lid=None)),
        ('pots.mussel_lid', dict(at=(-.95, -1.35, .0), turn=24)),
        *[('props.mussel', dict(at=(.55 + r * math.cos(a), .9 + r * math.sin(a), z), turn=math.degrees(a) + 62 + 40 * n, tilt=(10, 14 * (-1) ** n), seed=n)) for n, (r, a, z) in enumerate([*((.86, .72 * i, .10) for i in range(9)), *((.40, 1.3 * i, .12) for i in range(5)), *((.58, 1.6 * i, .30) for i in range(4))])],
        *[('props.mussel', dict(at=(-.95 + x, -1.35 + y, z), turn=t, tilt=(20, -14), seed=20 + n)) for n, (x, y, z, t) in enumerate([(-.3, .0, .20, 30), (.25, -.25, .20, -60), (.15, .35, .20, 140)])],
    ], (0, .0, .35), 9.4, 50, 14, roll=-3),
    'battambang-mortar-sokha': home(PINE, [
        ('mortars.sandstone', dict(turn=60, pestle=((.12, .05, .44), 34, -90))),
        ('props.garlic', dict(at=(-1.35, -.75, 0))),
        ('props.garlic', dict(at=(-1.0, -1.3, 0), turn=70)),
        ('props.chilli', dict(at=(.75, -1.35, 0), turn=30, length=.95)),
        ('props.chilli', dict(at=(.45, -1.6, 0), turn=-8, length=.9, seed=4)),
    ], (-.1, -.2, .6), 5.6, 44, -18, roll=3),
    'petisco-plate-teresa': home(WALNUT, [
        ('table.petisco_plate', dict(at=(-.5, .6, 0), turn=-20)),
        ('table.petisco_plate', dict(at=(-.48, .62, .1), turn=64)),
        ('table.petisco_plate', dict(at=(-.52, .6, .2), turn=150)),
        ('table.petisco_plate', dict(at=(.75, -1.15, 0), turn=205)),
        ('citrus.half_lemon', dict(at=(.62, -1.0, .105), turn=-22)),
    ], (.05, -.2, .1), 6.0, 52, 10, roll=3),
    'mint-teapot-manon': home(OAK, [
        ('tea.teapot', dict(at=(.25, .35, 0), turn=-40)),
        ('tea.tea_glass', dict(at=(-.9, -.5, 0), turn=10)),
        ('utensils.towel', dict(at=(1.6, -.9, 0), turn=28)),
    ], (.05, 0, .7), 5.4, 26, 16, roll=-2),
    'grand-bereby-72-adjoua': home(PINE, [
        ('chocolate.wrapped', dict(at=(-.05, .55, 0), turn=12, seed=1.0, label='grand-bereby')),
        ('chocolate.wrapped', dict(at=(.05, .58, .10), turn=3, seed=4.0, label='grand-bereby')),
        ('chocolate.wrapped', dict(at=(-.1, -.45, 0), turn=-22, seed=7.0, label='grand-bereby')),
        ('chocolate.piece', dict(at=(.95, -1.25, 0), turn=-12, columns=2, rows=2, broken=('-x', 'y'))),
    ], (.15, -.15, .05), 4.6, 58, -12, roll=-3),
    'six-sardines-algarve-grace': home(WALNUT, [
        ('packs.flat_tin', dict(at=(-.2, .35, 0), turn=-14, label='six-sardines')),
        ('packs.flat_tin', dict(at=(-.16, .38, .245), turn=5, label='six-sardines')),
        ('citrus.lemon', dict(at=(.85, .55, 0), turn=30)),
    ], (.2, .2, .2), 3.9, 38, 14, roll=3),
    'the-two-egg-pan-joan': home(OAK, [
        ('pans.two_egg_pan', dict(at=(-.2, .4, 0), turn=-52)),
        ('props.egg', dict(at=(1.25, .85, 0), turn=35)),
        ('props.egg', dict(at=(1.5, .4, 0), turn=-60, shell='d6a67c')),
        ('utensils.towel', dict(at=(-1.9, -1.2, 0), turn=-20, stripe='8a2a17')),
    ], (.25, -.1, .1), 6.6, 46, -10, roll=3),
    'nakiri-165-anil': home(PINE, [
        ('knives.nakiri', dict(at=(-.6, -.2, 0), turn=-10)),
        ('props.onion', dict(at=(.6, .75, 0), turn=30)),
        ('props.garlic', dict(at=(-.35, .85, 0))),
    ], (.05, .1, .1), 4.2, 50, 12, roll=-2),
    'yellow-pepper-sauce-jerome': home(OAK, [
        ('glass.bottle', dict(at=(.2, .2, 0), turn=-10, label='yellow-pepper', colours=('b87410', 'd29a1c', 'e8bc3a'), cap='a8432a', size=.84)),
        ('props.egg', dict(at=(-.55, -.25, 0), turn=30)),
        ('props.egg', dict(at=(-.2, -.55, 0), turn=-50, shell='d8ab7c')),
    ], (-.05, 0, .6), 3.6, 22, 14, roll=3),
    'two-winter-shoyu-takashi': home(WALNUT, [
        ('glass.bottle', dict(at=(.05, .2, 0), turn=8, label='shoyu', colours=('0a0402', '180803', '441406', 'a0400f'), cap='8a1f14', size=1.06, is_waxed=True, is_clear=True)),
        ('table.herb_bowl', dict(at=(1.15, 1.5, 0))),
    ], (.1, .1, .85), 5.0, 18, -12, roll=-3),
    'damkoni-yann': home(PINE, [
        ('quilts.tied_cover', dict(label='damkoni', turn=14)),
        ('props.pomegranate', dict(at=(1.55, -1.0, 0), turn=30)),
    ], (.1, 0, 1.0), 7.4, 36, 14, roll=3),
}
