import { Section } from "#app/sections/section.tsx";
import type { Shown } from "#app/shown.ts";
import type { CampusPartners } from "#content/about/campus-partners.ts";

/** Keeps the place of the map: the words, on a plan that is still blank. */
export function CampusMap({ map }: Shown<CampusPartners>) {
  return (
    <Section labelledBy="map">
      <div className="relative grid place-items-center overflow-clip rounded-card border-2 border-limestone-300 border-dashed px-6 py-24 md:py-36">
        <Plan />
        <div className="relative max-w-md rounded-card bg-paper/95 px-6 py-5 text-center">
          <h2 id="map" className="text-3xl">
            {map.heading}
          </h2>
          <p className="mt-3 font-semibold text-brick-600 text-lg">{map.placeholder}</p>
          <p className="mt-1 text-balance text-ink-soft">{map.note}</p>
        </div>
      </div>
    </Section>
  );
}

function Plan() {
  return (
    <svg
      aria-hidden="true"
      viewBox="-300 -150 600 300"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full"
    >
      <g fill="none" className="stroke-limestone-200">
        <ellipse rx="262" ry="131" strokeWidth="3" />
        <ellipse rx="246" ry="121" strokeWidth="3" />
        <ellipse rx="254" ry="126" strokeWidth="10" strokeDasharray="2 8" />
        <path strokeWidth="14" d="M-236 -30H236M-236 52H236M-96 -112V112M92 -112V112" />
      </g>
      <g className="fill-limestone-100 stroke-limestone-200" strokeWidth="2">
        <rect x="-200" y="-92" width="84" height="44" rx="4" />
        <rect x="-72" y="-100" width="60" height="54" rx="4" />
        <rect x="8" y="-100" width="66" height="54" rx="4" />
        <rect x="116" y="-90" width="80" height="42" rx="4" />
        <rect x="-212" y="-12" width="96" height="46" rx="4" />
        <rect x="114" y="-12" width="96" height="46" rx="4" />
        <rect x="-176" y="68" width="62" height="32" rx="4" />
        <rect x="-68" y="70" width="138" height="36" rx="4" />
        <rect x="112" y="68" width="60" height="32" rx="4" />
      </g>
    </svg>
  );
}
