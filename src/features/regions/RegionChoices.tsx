import type { MouseEvent } from 'react';
import { OPEN_REGIONS } from '#src/core/regions/open-regions.ts';
import { storeRegionFor } from '#src/core/regions/pick-region.ts';
import { currencyLabel } from '#src/core/regions/price-label.ts';
import type { RegionChoice } from '#src/core/regions/region-cookies.ts';
import { type RegionCode, regionOf } from '#src/core/regions/regions.ts';

export type RegionChoicesProps = {
  /** The current region. */
  region: RegionCode;
  closedRegions: readonly RegionCode[];
  /** Switches the region. When it rejects, the link is followed. Only in the browser. */
  onChoose?: (choice: RegionChoice) => Promise<unknown>;
};

/** The regions as list items with plain links, which the browser enhances. */
export default function RegionChoices({ region, closedRegions, onChoose }: RegionChoicesProps) {
  const choose = (event: MouseEvent<HTMLAnchorElement>, choice: RegionChoice) => {
    if (!onChoose || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    onChoose(choice).catch(() => location.assign(href));
  };
  return OPEN_REGIONS.map((code) => {
    const { name, fullName } = regionOf(code);
    const storeRegion = storeRegionFor(code, closedRegions);
    return (
      <li key={code}>
        <a
          href={`?region=${code}`}
          rel="nofollow"
          data-held=""
          aria-current={code === region ? 'true' : undefined}
          onClick={(event) => choose(event, { region: code, storeRegion })}
        >
          <img
            className="flag"
            src={`/flags/${code.toLowerCase()}.svg`}
            alt=""
            width="21"
            height="14"
            loading="lazy"
          />
          <b>{name}</b>
          <span>{`${fullName}, ${currencyLabel(storeRegion)}`}</span>
        </a>
      </li>
    );
  });
}
