import type { Finding, Source } from './Finding.ts'

/** Which stories a screen owes: those of its data, of its lists and of long words. */
export function missingStories(screen: Source, stories: Source | undefined): Finding[] {
  const name = screen.path.replace(/^.*\//, '')
  if (!stories) return [{ path: screen.path, line: 1, message: `${name} has no stories.` }]
  const owed = ['Typical']
  if (/\bRemote</.test(screen.text)) owed.push('Loading', 'Failed', 'LongText')
  if (/Remote<[^>]*\[\]>/.test(screen.text)) owed.push('Empty')
  return owed
    .filter((story) => !new RegExp(`export const ${story}\\b`).test(stories.text))
    .map((story) => ({ path: stories.path, line: 1, message: `${name} has no story “${story}”.` }))
}
