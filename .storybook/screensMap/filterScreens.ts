import type { ScreenFacts } from '../../tools/screenFacts/collectScreenFacts.ts'
import type { Evidence } from '../../tools/storyEvidence/evidence.ts'
import { type ModeFilter, getResult, modeFilters } from './evidence.ts'
import { type Screen, type State, findOwnStory } from './screenStories.ts'

export type ScreenFilter = {
  text: string
  role: string
  /** Screens without a story of their own for at least one of these. */
  missing: readonly State[]
  /** Screens with a fault in at least one of these. */
  faulty: readonly ModeFilter[]
}

export const noFilter: ScreenFilter = { text: '', role: '', missing: [], faulty: [] }

/** The screens to which every part of a filter applies. */
export function filterScreens(
  screens: readonly Screen[],
  { text, role, missing, faulty }: ScreenFilter,
  { facts, evidence }: { facts: Readonly<Record<string, ScreenFacts>>; evidence: Evidence | undefined },
): Screen[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return screens.filter((screen) => {
    const said = wordsOf(screen, facts[screen.title]).toLowerCase()
    return (
      (role === '' || screen.role === role) &&
      words.every((word) => said.includes(word)) &&
      (missing.length === 0 || missing.some((state) => !findOwnStory(screen, state))) &&
      (faulty.length === 0 || faulty.some((mode) => getResult(screen, evidence, modeFilters[mode]).kind === 'faulty'))
    )
  })
}

/** What the text filter looks through: names, routes, API calls and specification lines. */
function wordsOf({ role, name }: Screen, known: ScreenFacts | undefined): string {
  const calls = known?.calls.map(({ id, method, path }) => `${id} ${method} ${path}`) ?? []
  const lines = known?.lines.map(({ id }) => id) ?? []
  return [role, name, ...(known?.routes ?? []), ...calls, ...lines].join(' ')
}
