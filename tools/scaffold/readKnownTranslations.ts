import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'
import { findFiles } from './FileChanges.ts'

const languages = ['ur', 'ar'] as const
type Words = Record<(typeof languages)[number], string>

/** Existing messages with their translations. */
export type KnownTranslations = ReadonlyMap<string, Words>

const PLAIN = /^msgid "(.+)"\nmsgstr "(.+)"$/m

/** Reads messages without placeholders that are translated to every language. */
export function readKnownTranslations(): KnownTranslations {
  const [urdu, arabic] = languages.map((language) => {
    const entries = findFiles(`packages/ui/src/locales/*/${language}.po`).flatMap((path) =>
      readFileSync(join(root, path), 'utf8').split('\n\n'),
    )
    return new Map(
      entries.flatMap((entry) => {
        const [, english, said] = PLAIN.exec(entry) ?? []
        return english === undefined || said === undefined || /^msgctxt/m.test(entry) ? [] : [[english, said]]
      }),
    )
  })
  return new Map(
    [...(urdu ?? [])].flatMap(([english, ur]) => {
      const ar = arabic?.get(english)
      return ar === undefined ? [] : [[english, { ur, ar }]]
    }),
  )
}

/** Fills in missing translations of a catalogue and returns how many are left. */
export function fillCatalogues(area: string, words: KnownTranslations): number {
  const lacking = languages.map((language) => {
    const path = join(root, `packages/ui/src/locales/${area}/${language}.po`)
    const entries = readFileSync(path, 'utf8')
      .split('\n\n')
      .map((entry) => {
        const english = /^msgid "(.+)"\nmsgstr ""$/m.exec(entry)?.[1]
        const said = words.get(english ?? '')?.[language]
        return said === undefined ? entry : entry.replace(/^msgstr ""$/m, () => `msgstr "${said}"`)
      })
    writeFileSync(path, entries.join('\n\n'))
    return entries.filter((entry) => [...words.keys()].some((one) => entry.includes(`msgid "${one}"\nmsgstr ""`)))
  })
  return lacking.flat().length
}
