import { useEffect, useState } from 'react'

/** An entry of Storybook's index. */
export type StoryEntry = { id: string; title: string; name: string; type: 'story' | 'docs'; importPath: string }

/** A screen with its stories, including those of its parts. */
export type Screen = { title: string; role: string; name: string; stories: readonly StoryEntry[] }

/** The most important states; the last four are set in the toolbar. */
export const states = ['Typical', 'Empty', 'Loading', 'Failed', 'Long Text', 'Phone', 'Urdu', 'Arabic', 'Dark'] as const
type State = (typeof states)[number]

const chosen: Partial<Record<State, string>> = {
  Phone: 'viewport.value:phone',
  Urdu: 'language:ur',
  Arabic: 'language:ar',
  Dark: 'scheme:dark',
}

/** The screens of an index, by the first three parts of their titles. */
export function groupScreens(entries: readonly StoryEntry[]): Screen[] {
  const stories = entries.filter(({ type, title }) => type === 'story' && title.startsWith('Screens/'))
  return Object.entries(Object.groupBy(stories, ({ title }) => title.split('/').slice(0, 3).join('/'))).map(
    ([title, found = []]) => {
      const [, role = '', name = ''] = title.split('/')
      return { title, role, name, stories: found }
    },
  )
}

/**
 * Finds where to see a state of a screen: in a story of that name (the screen's own before its parts'), in another story
 * via the toolbar, or nowhere.
 */
export function findStoryOfState(
  { title, stories }: Screen,
  state: State,
): { href: string; isOwn: boolean } | undefined {
  const ownFirst = [
    ...stories.filter((story) => story.title === title),
    ...stories.filter((story) => story.title !== title),
  ]
  const found = ownFirst.find(({ name }) => name === state)
  if (found) return { href: getStoryHref(found), isOwn: true }
  const usual = ownFirst.find(({ name }) => name === 'Typical') ?? ownFirst[0]
  const globals = chosen[state]
  return usual && globals ? { href: `${getStoryHref(usual)}&globals=${globals}`, isOwn: false } : undefined
}

export function getStoryHref({ id }: StoryEntry): string {
  return `./?path=/story/${id}`
}

let asked: Promise<Screen[]> | undefined

async function readIndex(): Promise<Screen[]> {
  const { entries } = (await (await fetch('./index.json')).json()) as { entries: Record<string, StoryEntry> }
  return groupScreens(Object.values(entries))
}

/** All screens of the running Storybook; empty until its index has loaded. */
export function useScreens(): readonly Screen[] {
  const [screens, setScreens] = useState<readonly Screen[]>([])
  useEffect(() => {
    asked ??= readIndex()
    asked.then(setScreens, () => setScreens([]))
  }, [])
  return screens
}
