import { useState } from 'react'
import { facts } from 'virtual:screen-facts'
import { EVIDENCE_REPORT, type PictureVariant, useEvidence } from './evidence.ts'
import { filterScreens, noFilter } from './filterScreens.ts'
import { ScreenCard } from './ScreenCard.tsx'
import { ScreenFilters } from './ScreenFilters.tsx'
import { useScreens } from './screenStories.ts'

/** Where the pictures and results come from. */
export function EvidenceNote() {
  const { evidence, isLoading } = useEvidence()
  if (isLoading) return null
  if (!evidence) {
    return (
      <p>
        Run <code>npm run storybook -- evidence</code> for pictures.
      </p>
    )
  }
  return (
    <p>
      Checked on {evidence.date.slice(0, 10)} in {evidence.modes.length} modes, commit{' '}
      <code>{evidence.commit.slice(0, 8)}</code>.{' '}
      <a href={EVIDENCE_REPORT} target="_top">
        Full report
      </a>
    </p>
  )
}

/** All screens, with filters. */
export function ScreensMap() {
  const screens = useScreens()
  const { evidence } = useEvidence()
  const [filter, setFilter] = useState(noFilter)
  const [variant, setVariant] = useState<PictureVariant>('desktop')
  const found = filterScreens(screens, filter, { facts, evidence })
  return (
    <div className="map">
      <ScreenFilters
        filter={filter}
        onFilterChange={setFilter}
        roles={[...new Set(screens.map(({ role }) => role))]}
        variant={variant}
        onVariantChange={setVariant}
      />
      <p role="status">
        {found.length === screens.length ? `${screens.length} screens` : `${found.length} of ${screens.length} screens`}
      </p>
      <ul className="map-cards">
        {found.map((screen) => (
          <ScreenCard key={screen.title} screen={screen} variant={variant} />
        ))}
      </ul>
    </div>
  )
}

/** The screens of a route, with the specification lines that their stories and tests prove. */
export function ScreenAt({ titles }: { titles: readonly string[] }) {
  const screens = useScreens().filter(({ title }) => titles.includes(title))
  const lines = new Set(titles.flatMap((title) => facts[title]?.lines.map(({ id }) => id) ?? []))
  return (
    <div className="map">
      <ul className="map-rows">
        {screens.map((screen) => (
          <ScreenCard key={screen.title} screen={screen} />
        ))}
      </ul>
      {lines.size > 0 && (
        <p>
          Proves <code>{[...lines].join(', ')}</code>.
        </p>
      )}
    </div>
  )
}
