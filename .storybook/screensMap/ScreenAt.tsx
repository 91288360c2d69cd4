import { facts } from 'virtual:screen-facts'
import { ScreensTable } from './ScreensTable.tsx'
import { useScreens } from './useScreens.ts'

/** The screens at one address, and the lines of the specification that their stories and tests prove. */
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
