import type { StoryIndex } from 'storybook/internal/types'
import type { ScreenFacts } from '../../tools/screenFacts/collectScreenFacts.ts'

/** The anchor of a route, an API call or a specification line: `1§2.courses.1` → `at-1-2-courses-1`. */
export function getAnchorId(name: string): string {
  return `at-${name.replaceAll(/\W+/g, '-')}`
}

/** Adds the routes, API calls and specification lines of each screen to the search index. */
export function addSearchAnchors(index: StoryIndex, facts: Readonly<Record<string, ScreenFacts>>): StoryIndex {
  const entries = Object.entries(index.entries).map(([id, entry]) => {
    const known = entry.type === 'docs' ? facts[entry.title] : undefined
    return [id, known ? { ...entry, anchors: anchorsOf(known) } : entry]
  })
  return { ...index, entries: Object.fromEntries(entries) as StoryIndex['entries'] }
}

function anchorsOf({ routes, calls, lines }: ScreenFacts): { id: string; title: string }[] {
  const titles = [
    ...routes,
    ...calls.map(({ id, method, path }) => `${id} · ${method} ${path}`),
    ...lines.map(({ id, says }) => `${id} · ${says}`),
  ]
  return titles.map((title) => ({ id: getAnchorId(title.split(' · ')[0] ?? ''), title }))
}
