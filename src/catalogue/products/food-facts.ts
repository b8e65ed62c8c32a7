import type { FoodFacts } from '#src/core/food/food-facts.ts';
import { containedIn } from '#src/core/food/marked-text.ts';
import { type FoodPart, unitOf } from '../schemas/food.ts';
import type { ProductEntry } from '../schemas/product.ts';
import type { SettingsEntry } from '../schemas/settings.ts';

/**
 * What the facts of a product also depend on: other products, which are parts of a box,
 * and the shop's settings.
 */
export type FoodSources = {
  productOf: (id: string) => ProductEntry | undefined;
  foodBusiness: SettingsEntry['foodBusiness'];
};

/**
 * The facts of the food that a product is, or of each item in a box. What a part does not say is said by the
 * product that it is, by the box and by the shop. A bundle without facts has those of its parts. Empty for a
 * product without.
 */
export function foodFactsOf(
  { food, formats }: Pick<ProductEntry, 'food' | 'formats'>,
  sources: FoodSources,
): FoodFacts[] {
  if (!food) return foodOfParts(formats, sources);
  const { parts, ...box } = food;
  if (!parts) return [factsOf({ ...box, net: undefined }, unitOf(formats), sources)];
  return parts.map((part) => {
    const sold = part.product ? sources.productOf(part.product) : undefined;
    const { parts: _parts, ...soldFood } = sold?.food ?? { notAllergens: [] };
    const own = Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined));
    const { mayContain: _none, ...around } = box;
    const facts = factsOf(
      {
        ...around,
        ...soldFood,
        ...own,
        mayContain: [
          ...new Set([...(box.mayContain ?? []), ...(soldFood.mayContain ?? []), ...(part.mayContain ?? [])]),
        ],
        business: { ...box.business, ...soldFood.business, ...part.business },
      },
      unitOf([part, ...(sold?.formats ?? [])]),
      sources,
    );
    const name = part.name ?? sold?.name;
    return {
      ...(name && { name }),
      ...(part.product && { productId: part.product }),
      ...(part.formats && { formats: part.formats }),
      ...facts,
    };
  });
}

/** The facts of each food in the bundles among the formats. */
function foodOfParts(formats: ProductEntry['formats'], sources: FoodSources): FoodFacts[] {
  const parts = formats.flatMap(({ id, contains = [] }) => contains.map((part) => ({ ...part, bundle: id })));
  return [...Map.groupBy(parts, ({ product }) => product)].flatMap(([productId, same]) => {
    const sold = sources.productOf(productId);
    const isIn = ({ formats: only }: FoodFacts, format: string) => !only || only.includes(format);
    return (sold?.food ? foodFactsOf(sold, sources) : []).flatMap((facts) => {
      const held = same.filter(({ format }) => isIn(facts, format));
      const bundles = [...new Set(held.map(({ bundle }) => bundle))];
      if (!sold || bundles.length === 0) return [];
      const net =
        facts.net ?? netOf(sold.formats.filter(({ id }) => held.some(({ format }) => format === id)));
      const { formats: _only, ...rest } = facts;
      return {
        name: sold.name,
        productId,
        ...rest,
        ...(net && { net }),
        ...(bundles.length < formats.length && { formats: bundles }),
      };
    });
  });
}

/** The net contents of formats that have the same. */
function netOf(formats: ProductEntry['formats']): FoodFacts['net'] {
  const nets = new Map(formats.flatMap(({ net }) => (net ? [[`${net.amount} ${net.unit}`, net]] : [])));
  return nets.size === 1 ? [...nets.values()][0] : undefined;
}

function factsOf(
  {
    ingredients = '',
    mayContain = [],
    nutrition,
    withoutNutrition,
    strength,
    storage,
    origin,
    bestBefore,
    business,
    net,
  }: Omit<FoodPart, 'notAllergens'>,
  per: FoodFacts['per'],
  { foodBusiness }: FoodSources,
): FoodFacts {
  const contains = containedIn(ingredients);
  return {
    ...(net && { net }),
    ingredients,
    contains,
    mayContain: mayContain.filter((allergen) => contains.every((one) => one.allergen !== allergen)),
    per,
    ...(nutrition && { nutrition }),
    ...(withoutNutrition && { withoutNutrition }),
    ...(strength !== undefined && { strength }),
    ...(storage && { storage }),
    ...(origin && { origin }),
    ...(bestBefore && { bestBefore }),
    business: { ...foodBusiness, ...business },
  };
}
