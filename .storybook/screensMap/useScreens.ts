import { useEffect, useState } from 'react'
import { type Screen, type StoryEntry, screensIn } from './screenStories.ts'

let asked: Promise<Screen[]> | undefined

async function readIndex(): Promise<Screen[]> {
  const { entries } = (await (await fetch('./index.json')).json()) as { entries: Record<string, StoryEntry> }
  return screensIn(Object.values(entries))
}

/** All screens of the running Storybook; empty until its index is there. */
export function useScreens(): readonly Screen[] {
  const [screens, setScreens] = useState<readonly Screen[]>([])
  useEffect(() => {
    asked ??= readIndex()
    asked.then(setScreens, () => setScreens([]))
  }, [])
  return screens
}
