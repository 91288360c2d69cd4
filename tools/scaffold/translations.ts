import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'
import { assertUsage, findFiles } from './FileChanges.ts'

const languages = ['ur', 'ar'] as const
type Words = Record<(typeof languages)[number], string>

/** Messages with their translations, by English text. */
export type Translations = ReadonlyMap<string, Words>

const PLAIN = /^msgid "(.+)"\nmsgstr "(.+)"$/m

/** Texts of every new screen that no page may have yet. */
const builtIn: readonly [string, Words][] = [
  ['New entries appear here.', { ur: 'نئے اندراجات یہاں نظر آئیں گے۔', ar: 'تظهر الإدخالات الجديدة هنا.' }],
]

/** Reads messages without placeholders that are translated to both languages: of the app, then labels of the server. */
export function readKnownTranslations(): Translations {
  const read = (files: string, isTaken: (entry: string) => boolean): [string, Words][] => {
    const [urdu, arabic] = languages.map((language) => {
      const entries = findFiles(files.replace('LANGUAGE', language)).flatMap((path) =>
        readFileSync(join(root, path), 'utf8').split('\n\n').filter(isTaken),
      )
      return new Map(
        entries.flatMap((entry) => {
          const [, english, said] = PLAIN.exec(entry) ?? []
          return english === undefined || said === undefined ? [] : [[english, said]]
        }),
      )
    })
    return [...(urdu ?? [])].flatMap(([english, ur]): [string, Words][] => {
      const ar = arabic?.get(english)
      return ar === undefined ? [] : [[english, { ur, ar }]]
    })
  }
  const labels = read('packages/server/src/i18n/LANGUAGE.po', (entry) => entry.includes('msgctxt "field"'))
  const app = read('packages/ui/src/locales/*/LANGUAGE.po', (entry) => !/^msgctxt/m.test(entry))
  return new Map([...builtIn, ...labels, ...app])
}

/** Parses `--text "Due|واجب تاریخ|تاريخ الاستحقاق"`. */
export function parseTexts(specs: readonly string[] = []): Translations {
  return new Map(
    specs.map((spec) => {
      const [english = '', ur = '', ar = '', ...rest] = spec.split('|').map((part) => part.trim())
      const isComplete = rest.length === 0 && ![english, ur, ar].includes('')
      assertUsage(isComplete, `--text “${spec}” must be "English|Urdu|Arabic".`)
      assertUsage(!/["\\\n]/.test(spec), `--text “${spec}” must not contain quotes or line breaks.`)
      return [english, { ur, ar }]
    }),
  )
}

/** The translations of all needed texts: the given ones, else known ones. Lists the missing ones as flags. */
export function findTranslations(needed: Iterable<string>, given: Translations, known: Translations): Translations {
  const texts = [...new Set(needed)]
  const unused = [...given.keys()].find((english) => !texts.includes(english))
  assertUsage(unused === undefined, `--text: “${unused}” isn’t one of the new texts: ${texts.join(', ')}.`)
  const missing = texts.filter((english) => !given.has(english) && !known.has(english))
  const flags = missing.map((english) => `--text "${english}|…|…"`).join(' ')
  assertUsage(missing.length === 0, `No Urdu and Arabic translation yet. Add ${flags}.`)
  return new Map(texts.flatMap((english) => [[english, given.get(english) ?? known.get(english)!]]))
}

/** A step that lists translations of other pages, which may mean something else: “Due” is a payment there. */
export function describeReused(translations: Translations, given: Translations): string[] {
  const reused = [...translations].filter(([english]) => !given.has(english))
  const words = reused.map(([english, { ur, ar }]) => `${english} (${ur}, ${ar})`)
  return words.length === 0 ? [] : [`Check that these reused translations mean the same here: ${words.join('; ')}`]
}

/** Fills in missing translations of all areas and returns how many of these texts are left. */
export function fillCatalogues(words: Translations): number {
  return languages
    .flatMap((language) => findFiles(`packages/ui/src/locales/*/${language}.po`).map((path) => ({ language, path })))
    .flatMap(({ language, path }) => {
      const entries = readFileSync(join(root, path), 'utf8')
        .split('\n\n')
        .map((entry) => {
          const english = /^msgid "(.+)"\nmsgstr ""$/m.exec(entry)?.[1]
          const said = words.get(english ?? '')?.[language]
          return said === undefined ? entry : entry.replace(/^msgstr ""$/m, () => `msgstr "${said}"`)
        })
      writeFileSync(join(root, path), entries.join('\n\n'))
      return entries.filter((entry) => [...words.keys()].some((one) => entry.includes(`msgid "${one}"\nmsgstr ""`)))
    }).length
}
