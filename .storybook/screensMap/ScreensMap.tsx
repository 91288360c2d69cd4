import { ScreensTable } from './ScreensTable.tsx'
import { useScreens } from './useScreens.ts'

/** Every screen with every state. */
export function ScreensMap() {
  return <ScreensTable screens={useScreens()} />
}
