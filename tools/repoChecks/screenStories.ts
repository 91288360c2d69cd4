import type { Finding, Source } from './Finding.ts'

/** Which stories a screen owes: those of its data, of its lists and of long words. */
export function findMissingStories(screen: Source, stories: Source | undefined): Finding[] {
  const name = screen.path.replace(/^.*\//, '')
  if (!stories) return [{ path: screen.path, line: 1, message: `${name} has no stories.` }]
  const owed = ['Typical']
  if (/\bRemote</.test(screen.text)) owed.push('Loading', 'Failed', 'LongText')
  if (/Remote<[^>]*\[\]>/.test(screen.text)) owed.push('Empty')
  return owed
    .filter((story) => !new RegExp(`export const ${story}\\b`).test(stories.text))
    .map((story) => ({ path: stories.path, line: 1, message: `${name} has no story “${story}”.` }))
}

/** `npm test` runs axe on stories with the tag `axe`: at least one in each file, and every typical one and form with errors. */
export function findMissingAxe({ path, text }: Source): Finding[] {
  const tagged = /^export const (\w+)[^=\n]*= \{\s*tags: \['axe'\]/gm
  const names = new Set([...text.matchAll(tagged)].map(([, name]) => name))
  const owed = ['Typical', 'FieldErrors'].filter((name) => new RegExp(`^export const ${name}\\b`, 'm').test(text))
  const missing = owed.filter((name) => !names.has(name)).map((name) => `The story “${name}” lacks`)
  if (names.size === 0 && missing.length === 0) missing.push('One story needs')
  return missing.map((start) => ({ path, line: 1, message: `${start} \`tags: ['axe']\` as its first property.` }))
}
