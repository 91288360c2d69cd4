import { useEffect, useState } from 'react'

/** An entry of Storybook's index. */
export type StoryEntry = { id: string; title: string; name: string; type: 'story' | 'docs'; importPath: string }

/** A screen with its stories, including those of its parts. */
export type Screen = { title: string; role: string; name: string; stories: readonly StoryEntry[] }

/** The most important states; the last four are modes of the toolbar. */
export const states = [
  'Typical',
  'Empty',
  'Loading',
  'Failed',
  'Long Text',
  'Field Errors',
  'Sending',
  'Phone',
  'Urdu',
  'Arabic',
  'Dark',
] as const
export type State = (typeof states)[number]

const toolbar: Partial<Record<State, string>> = {
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

/** The state that a story shows by its name: “Phone” also for “Filtered On A Phone”, “Urdu” for “Picture In Urdu”. */
export function getStateOfName(name: string): State | undefined {
  const mode = / (?:On A (Phone)|In (Urdu|Arabic|Dark))$/.exec(name)
  return states.find((state) => state === (mode?.[1] ?? mode?.[2] ?? name))
}

/** The stories of a screen before those of its parts. */
const ownFirst = ({ title, stories }: Screen): StoryEntry[] => [
  ...stories.filter((story) => story.title === title),
  ...stories.filter((story) => story.title !== title),
]

/** The story whose picture stands for a screen. */
export function findTypicalStory(screen: Screen): StoryEntry | undefined {
  const stories = ownFirst(screen)
  return stories.find(({ name }) => name === 'Typical') ?? stories[0]
}

/** The story of a screen that shows a state: with exactly this name if there is one, the screen's own before its parts'. */
export function findOwnStory(screen: Screen, state: State): StoryEntry | undefined {
  const stories = ownFirst(screen)
  return stories.find(({ name }) => name === state) ?? stories.find(({ name }) => getStateOfName(name) === state)
}

/** Finds where to see a state of a screen: in its own story, in the typical story via the toolbar, or nowhere. */
export function findStoryOfState(screen: Screen, state: State): { href: string; isOwn: boolean } | undefined {
  const own = findOwnStory(screen, state)
  if (own) return { href: getStoryHref(own), isOwn: true }
  const typical = findTypicalStory(screen)
  const globals = toolbar[state]
  return typical && globals ? { href: `${getStoryHref(typical)}&globals=${globals}`, isOwn: false } : undefined
}

/** The stories that show none of the states. */
export function listOtherStories(screen: Screen): StoryEntry[] {
  return ownFirst(screen).filter(({ name }) => getStateOfName(name) === undefined)
}

export function getStoryHref({ id }: { id: string }): string {
  return `./?path=/story/${id}`
}

export function getDocsHref(title: string): string {
  return `./?path=/docs/${toSlug(title)}--docs`
}

/** `Screens/Admin/Courses` → `screens-admin-courses`, as in the addresses of Storybook and of the evidence report. */
export function toSlug(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
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
