import { type Finding, type Source, findMatches } from './Finding.ts'

const MESSAGE =
  'The pathname of a file URL is encoded, so a folder named "mektebé" or "my school" is not found: use fileURLToPath.'

/** How a file URL is made, and the name that it is given. */
const named = /\b(?:const|let) (\w+) = (?:new URL\(.*import\.meta\.url\)|pathToFileURL\(.*\))/g

/**
 * Paths of files that are taken from a URL as they are encoded in it: of a URL made in place, of one that has a name in
 * this file, and of parameters that are called `file`.
 */
export function findEncodedPaths(source: Source): Finding[] {
  const names = [...source.text.matchAll(named)].map(([, name]) => name)
  const urls = ['file', 'fileUrl', ...names].join('|')
  const made = String.raw`new URL\(.*import\.meta\.url\)|new URL\(['"\x60]file:.*\)|pathToFileURL\(.*\)`
  return findMatches(source, new RegExp(String.raw`(?:${made}|(?<!\.)\b(?:${urls}))\.pathname\b`), MESSAGE)
}
