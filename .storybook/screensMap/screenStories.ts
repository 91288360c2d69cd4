/** What Storybook's own index says of a story. */
export type StoryEntry = { id: string; title: string; name: string; type: 'story' | 'docs'; importPath: string }

/** A screen with all its stories, those of its parts too. */
export type Screen = { title: string; role: string; name: string; stories: readonly StoryEntry[] }

/** The states that a designer looks for first; the last four are chosen in the toolbar. */
export const states = ['Typical', 'Empty', 'Loading', 'Failed', 'Long Text', 'Phone', 'Urdu', 'Arabic', 'Dark'] as const
export type State = (typeof states)[number]

const chosen: Partial<Record<State, string>> = {
  Phone: 'viewport.value:phone',
  Urdu: 'language:ur',
  Arabic: 'language:ar',
  Dark: 'scheme:dark',
}

/** The screens of an index, by the first three parts of their titles. */
export function screensIn(entries: readonly StoryEntry[]): Screen[] {
  const stories = entries.filter(({ type, title }) => type === 'story' && title.startsWith('Screens/'))
  return Object.entries(Object.groupBy(stories, ({ title }) => title.split('/').slice(0, 3).join('/'))).map(
    ([title, found = []]) => {
      const [, role = '', name = ''] = title.split('/')
      return { title, role, name, stories: found }
    },
  )
}

/** Where a state of a screen is to be seen: a story of its own, one in which the toolbar shows it, or nowhere. */
export function placeOf({ title, stories }: Screen, state: State): { href: string; isOwn: boolean } | undefined {
  const own = stories.filter((story) => story.title === title)
  const found = own.find(({ name }) => name === state)
  if (found) return { href: linkTo(found), isOwn: true }
  const typical = own.find(({ name }) => name === 'Typical')
  const globals = chosen[state]
  return typical && globals ? { href: `${linkTo(typical)}&globals=${globals}`, isOwn: false } : undefined
}

export function linkTo({ id }: StoryEntry): string {
  return `./?path=/story/${id}`
}
