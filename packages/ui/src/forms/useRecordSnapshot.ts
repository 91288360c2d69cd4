import { useState } from 'react'

/**
 * A record as it was opened: a version that came later is none of what was typed over. The function takes the newest
 * one in its place, for whoever saves their own text over it knowingly; where nothing was opened there is none.
 */
export function useRecordSnapshot<Opened>(newest: Opened): [opened: Opened, takeNewest: (() => void) | undefined] {
  const [opened, setOpened] = useState(newest)
  return [opened, opened && newest ? () => setOpened(newest) : undefined]
}
