import type { CSSProperties } from 'react'
import { type Screen, getStoryHref, findStoryOfState, states, useScreens } from './screenStories.ts'
import { facts } from 'virtual:screen-facts'

const cell: CSSProperties = { padding: '0.25rem 0.5rem', borderBlockEnd: '1px solid #d9dfdb', textAlign: 'center' }

/** A table of screens and states; a dash marks a missing state. */
export function ScreensTable({ screens }: { screens: readonly Screen[] }) {
  return (
    <table style={{ borderCollapse: 'collapse', fontSize: '0.8125rem' }}>
      <thead>
        <tr>
          <th style={{ ...cell, textAlign: 'start' }}>Screen</th>
          {states.map((state) => (
            <th key={state} style={cell}>
              {state}
            </th>
          ))}
          <th style={cell}>Others</th>
        </tr>
      </thead>
      <tbody>
        {screens.map((screen) => (
          <Row key={screen.title} screen={screen} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ screen }: { screen: Screen }) {
  const others = screen.stories.filter(
    ({ title, name }) => title !== screen.title || !states.some((state) => state === name),
  )
  const [first] = others
  return (
    <tr>
      <th style={{ ...cell, textAlign: 'start', fontWeight: 400 }}>{`${screen.role} · ${screen.name}`}</th>
      {states.map((state) => {
        const place = findStoryOfState(screen, state)
        return (
          <td key={state} style={cell}>
            {place ? (
              <a href={place.href} target="_top" aria-label={`${screen.name}, ${state}`}>
                {place.isOwn ? '●' : '○'}
              </a>
            ) : (
              '–'
            )}
          </td>
        )
      })}
      <td style={cell}>
        {first ? (
          <a href={getStoryHref(first)} target="_top" aria-label={`${screen.name}, others`}>
            {others.length}
          </a>
        ) : (
          0
        )}
      </td>
    </tr>
  )
}

/** Every screen with every state. */
export function ScreensMap() {
  return <ScreensTable screens={useScreens()} />
}

/** The screens of a route, with the specification lines that their stories and tests prove. */
export function ScreenAt({ titles }: { titles: readonly string[] }) {
  const screens = useScreens().filter(({ title }) => titles.includes(title))
  const lines = new Set(titles.flatMap((title) => facts[title]?.lines.map(({ id }) => id) ?? []))
  return (
    <>
      <ScreensTable screens={screens} />
      {lines.size > 0 && (
        <p>
          Proves <code>{[...lines].join(', ')}</code>.
        </p>
      )}
    </>
  )
}
