import { posix } from 'node:path'

export type Story = { id: string; title: string; name: string }

/** The stories that are compared, as globs of title and name: three states of every screen. Chromatic takes the same. */
export const comparedStories = ['Typical', 'Long Text', 'Empty'].map((name) => `Screens/**/${name}`)

type Choice = {
  /** All stories instead of `comparedStories`. */
  isAll: boolean
  /** Only stories with one of these texts in their id; all if there are none. */
  only: readonly string[]
}

/** Selects stories from the index of a Storybook. */
export function selectStories(stories: readonly Story[], { isAll, only }: Choice): Story[] {
  return stories.filter(({ id, title, name }) => {
    const isCompared = isAll || comparedStories.some((glob) => posix.matchesGlob(`${title}/${name}`, glob))
    return isCompared && (only.length === 0 || only.some((text) => id.includes(text)))
  })
}
