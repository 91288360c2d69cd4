/// <reference types="vite/client" />
import coverage from '../../docs/spec-coverage.md?raw'
import { provedLines } from './provedLines.ts'
import { ScreensTable } from './ScreensTable.tsx'
import { useScreens } from './useScreens.ts'

/** What is to be seen at one address: its screens, and the lines of the specification that their stories prove. */
export function ScreenAt({ titles }: { titles: readonly string[] }) {
  const screens = useScreens().filter(({ title }) => titles.includes(title))
  const files = new Set(screens.flatMap(({ stories }) => stories.map(({ importPath }) => importPath.replace('./', ''))))
  const lines = provedLines(coverage, files)
  return (
    <>
      <ScreensTable screens={screens} />
      {lines.length > 0 && (
        <p>
          Its stories prove <code>{lines.join(', ')}</code>.
        </p>
      )}
    </>
  )
}
