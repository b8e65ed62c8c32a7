import { ajiDeGallina } from './aji-de-gallina.ts';
import { aliNazik } from './ali-nazik.ts';
import { alocoChilliOnion } from './aloco-chilli-onion.ts';
import { anchovyFigYesterdaysBread } from './anchovy-fig-yesterdays-bread.ts';
import { antepEzmesi } from './antep-ezmesi.ts';
import { arepasDeQueso } from './arepas-de-queso.ts';
import { beetrootPachadi } from './beetroot-pachadi.ts';
import { beetrootPkhali } from './beetroot-pkhali.ts';
import { boiledGreensOilLemon } from './boiled-greens-oil-lemon.ts';
import { brownSodaBread } from './brown-soda-bread.ts';
import { cabbageKimchiForTonight } from './cabbage-kimchi-for-tonight.ts';
import { calentaoFriedEgg } from './calentao-fried-egg.ts';
import { champurrado } from './champurrado.ts';
import { chickenDoviGreens } from './chicken-dovi-greens.ts';
import { chickenOlivesPreservedLemon } from './chicken-olives-preserved-lemon.ts';
import { chickenPelau } from './chicken-pelau.ts';
import { chickenYellowKroeung } from './chicken-yellow-kroeung.ts';
import { chocolateCoconutTart } from './chocolate-coconut-tart.ts';
import { coffeeInAFryingPan } from './coffee-in-a-frying-pan.ts';
import { coldProofCinnamonBuns } from './cold-proof-cinnamon-buns.ts';
import { cottonCake } from './cotton-cake.ts';
import { couscousSevenVegetables } from './couscous-seven-vegetables.ts';
import { dakosTomatoRusk } from './dakos-tomato-rusk.ts';
import { danBing } from './dan-bing.ts';
import { dashiKelpBonito } from './dashi-kelp-bonito.ts';
import { doenjangStewPotatoCourgette } from './doenjang-stew-potato-courgette.ts';
import { farBretonWithPrunes } from './far-breton-with-prunes.ts';
import { fattoushPomegranate } from './fattoush-pomegranate.ts';
import { fesenjan } from './fesenjan.ts';
import { fishAmokInABowl } from './fish-amok-in-a-bowl.ts';
import { fishCakesWarmPotatoes } from './fish-cakes-warm-potatoes.ts';
import { focacciaBarese } from './focaccia-barese.ts';
import { gigantesHoneyTomato } from './gigantes-honey-tomato.ts';
import { greenMangoSaladPrawns } from './green-mango-salad-prawns.ts';
import { hariraForSunset } from './harira-for-sunset.ts';
import { imeruliKhachapuri } from './imeruli-khachapuri.ts';
import { kalamPoloShirazi } from './kalam-polo-shirazi.ts';
import { kandaPoha } from './kanda-poha.ts';
import { keralaEggRoast } from './kerala-egg-roast.ts';
import { khachapuriBoatAndRound } from './khachapuri-boat-and-round.ts';
import type { Dish } from './kit/dish.ts';
import { kouignAmann } from './kouign-amann.ts';
import { lobsgowsSecondDay } from './lobsgows-second-day.ts';
import { mackerelAndEggsInRed } from './mackerel-and-eggs-in-red.ts';
import { medivnyk } from './medivnyk.ts';
import { memelasWithBlackBeans } from './memelas-with-black-beans.ts';
import { miQuangChicken } from './mi-quang-chicken.ts';
import { milcaoPotatoCakes } from './milcao-potato-cakes.ts';
import { misoSoupColdMorning } from './miso-soup-cold-morning.ts';
import { mjaddaraBlackOnions } from './mjaddara-black-onions.ts';
import { mushroomRiceInOnePot } from './mushroom-rice-in-one-pot.ts';
import { musselsCoconutSpringOnion } from './mussels-coconut-spring-onion.ts';
import { musselsLeeksSodaCrumbs } from './mussels-leeks-soda-crumbs.ts';
import { nhopi } from './nhopi.ts';
import { orecchietteTurnipTops } from './orecchiette-turnip-tops.ts';
import { partyJollofSmallPot } from './party-jollof-small-pot.ts';
import { pierogiInBeetroot } from './pierogi-in-beetroot.ts';
import { pierogiRuskie } from './pierogi-ruskie.ts';
import { pineappleCakes } from './pineapple-cakes.ts';
import { pithlaInEighteenMinutes } from './pithla-in-eighteen-minutes.ts';
import { plumKnedle } from './plum-knedle.ts';
import { poltavaBorschWithHalushky } from './poltava-borsch-with-halushky.ts';
import { pulmayCurantoInAPot } from './pulmay-curanto-in-a-pot.ts';
import { pumpkinOlan } from './pumpkin-olan.ts';
import { pumpkinSimmeredInDashi } from './pumpkin-simmered-in-dashi.ts';
import { redLentilKofte } from './red-lentil-kofte.ts';
import { redStewTwoEggs } from './red-stew-two-eggs.ts';
import { rewenaBread } from './rewena-bread.ts';
import { ricePorridgeGinger } from './rice-porridge-ginger.ts';
import { ryeTinLoaf } from './rye-tin-loaf.ts';
import { saltfishBuljol } from './saltfish-buljol.ts';
import { sardinesOnToastBurntLemon } from './sardines-on-toast-burnt-lemon.ts';
import { sayurLodeh } from './sayur-lodeh.ts';
import { shoyuButterMushroomUdon } from './shoyu-butter-mushroom-udon.ts';
import { smokedMusselsAubergineSesame } from './smoked-mussels-aubergine-sesame.ts';
import { solOverGudhjem } from './sol-over-gudhjem.ts';
import { solteritoArequipeno } from './solterito-arequipeno.ts';
import { soufiko } from './soufiko.ts';
import { springOnionOilNoodles } from './spring-onion-oil-noodles.ts';
import { suyaSkewersRawOnion } from './suya-skewers-raw-onion.ts';
import { tempeOrek } from './tempe-orek.ts';
import { thursdayRyeLoaf } from './thursday-rye-loaf.ts';
import { tiellaRicePotatoesMussels } from './tiella-rice-potatoes-mussels.ts';
import { tomatoAndEggsOverRice } from './tomato-and-eggs-over-rice.ts';
import { twoEggsCrispEdges } from './two-eggs-crisp-edges.ts';
import { welshCakes } from './welsh-cakes.ts';
import { zaalouk } from './zaalouk.ts';
import { zaaloukAubergine } from './zaalouk-aubergine.ts';

/** All hand-drawn dishes, by the name that a recipe or product uses in `art.dish`. */
export const DISHES: Record<string, Dish> = {
  'aji-de-gallina': ajiDeGallina,
  'ali-nazik': aliNazik,
  'aloco-chilli-onion': alocoChilliOnion,
  'anchovy-fig-yesterdays-bread': anchovyFigYesterdaysBread,
  'antep-ezmesi': antepEzmesi,
  'arepas-de-queso': arepasDeQueso,
  'beetroot-pachadi': beetrootPachadi,
  'beetroot-pkhali': beetrootPkhali,
  'boiled-greens-oil-lemon': boiledGreensOilLemon,
  'brown-soda-bread': brownSodaBread,
  'cabbage-kimchi-for-tonight': cabbageKimchiForTonight,
  'calentao-fried-egg': calentaoFriedEgg,
  champurrado,
  'chicken-dovi-greens': chickenDoviGreens,
  'chicken-olives-preserved-lemon': chickenOlivesPreservedLemon,
  'chicken-pelau': chickenPelau,
  'chicken-yellow-kroeung': chickenYellowKroeung,
  'chocolate-coconut-tart': chocolateCoconutTart,
  'coffee-in-a-frying-pan': coffeeInAFryingPan,
  'cold-proof-cinnamon-buns': coldProofCinnamonBuns,
  'cotton-cake': cottonCake,
  'couscous-seven-vegetables': couscousSevenVegetables,
  'dakos-tomato-rusk': dakosTomatoRusk,
  'dan-bing': danBing,
  'dashi-kelp-bonito': dashiKelpBonito,
  'doenjang-stew-potato-courgette': doenjangStewPotatoCourgette,
  'far-breton-with-prunes': farBretonWithPrunes,
  'fattoush-pomegranate': fattoushPomegranate,
  fesenjan,
  'fish-amok-in-a-bowl': fishAmokInABowl,
  'fish-cakes-warm-potatoes': fishCakesWarmPotatoes,
  'focaccia-barese': focacciaBarese,
  'gigantes-honey-tomato': gigantesHoneyTomato,
  'green-mango-salad-prawns': greenMangoSaladPrawns,
  'harira-for-sunset': hariraForSunset,
  'imeruli-khachapuri': imeruliKhachapuri,
  'kalam-polo-shirazi': kalamPoloShirazi,
  'kanda-poha': kandaPoha,
  'kerala-egg-roast': keralaEggRoast,
  'khachapuri-boat-and-round': khachapuriBoatAndRound,
  'kouign-amann': kouignAmann,
  'lobsgows-second-day': lobsgowsSecondDay,
  'mackerel-and-eggs-in-red': mackerelAndEggsInRed,
  medivnyk,
  'memelas-with-black-beans': memelasWithBlackBeans,
  'mi-quang-chicken': miQuangChicken,
  'milcao-potato-cakes': milcaoPotatoCakes,
  'miso-soup-cold-morning': misoSoupColdMorning,
  'mjaddara-black-onions': mjaddaraBlackOnions,
  'mushroom-rice-in-one-pot': mushroomRiceInOnePot,
  'mussels-coconut-spring-onion': musselsCoconutSpringOnion,
  'mussels-leeks-soda-crumbs': musselsLeeksSodaCrumbs,
  nhopi,
  'orecchiette-turnip-tops': orecchietteTurnipTops,
  'party-jollof-small-pot': partyJollofSmallPot,
  'pierogi-in-beetroot': pierogiInBeetroot,
  'pierogi-ruskie': pierogiRuskie,
  'pineapple-cakes': pineappleCakes,
  'pithla-in-eighteen-minutes': pithlaInEighteenMinutes,
  'plum-knedle': plumKnedle,
  'poltava-borsch-with-halushky': poltavaBorschWithHalushky,
  'pulmay-curanto-in-a-pot': pulmayCurantoInAPot,
  'pumpkin-olan': pumpkinOlan,
  'pumpkin-simmered-in-dashi': pumpkinSimmeredInDashi,
  'red-lentil-kofte': redLentilKofte,
  'red-stew-two-eggs': redStewTwoEggs,
  'rewena-bread': rewenaBread,
  'rice-porridge-ginger': ricePorridgeGinger,
  'rye-tin-loaf': ryeTinLoaf,
  'saltfish-buljol': saltfishBuljol,
  'sardines-on-toast-burnt-lemon': sardinesOnToastBurntLemon,
  'sayur-lodeh': sayurLodeh,
  'shoyu-butter-mushroom-udon': shoyuButterMushroomUdon,
  'smoked-mussels-aubergine-sesame': smokedMusselsAubergineSesame,
  'sol-over-gudhjem': solOverGudhjem,
  'solterito-arequipeno': solteritoArequipeno,
  soufiko,
  'spring-onion-oil-noodles': springOnionOilNoodles,
  'suya-skewers-raw-onion': suyaSkewersRawOnion,
  'tempe-orek': tempeOrek,
  'thursday-rye-loaf': thursdayRyeLoaf,
  'tiella-rice-potatoes-mussels': tiellaRicePotatoesMussels,
  'tomato-and-eggs-over-rice': tomatoAndEggsOverRice,
  'two-eggs-crisp-edges': twoEggsCrispEdges,
  'welsh-cakes': welshCakes,
  zaalouk,
  'zaalouk-aubergine': zaaloukAubergine,
};
