import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { formatter } from '@lingui/format-po'

const { parse } = formatter()

/** Compiles a `.po` file of the server to JSON: compiled messages by their English text. */
async function compileCatalogue(po: string, locale: string): Promise<string> {
  const catalogue = await parse(po, { locale, sourceLocale: 'en', filename: `${locale}.po` })
  const messages = Object.values(catalogue).map(({ message = '', context, translation = '' }) => [
    // The context distinguishes equal English texts.
    context === undefined ? message : `${context}|${message}`,
    compileMessage(translation),
  ])
  const lines = messages.map(([id, compiled]) => `  ${JSON.stringify(id)}: ${JSON.stringify(compiled)}`)
  return `{\n${lines.join(',\n')}\n}\n`
}

const folder = join(root, 'packages', 'server', 'src', 'i18n')

/** The compiled catalogue of each language of the server. */
export async function compileServerCatalogues(): Promise<{ name: string; path: string; json: string }[]> {
  const languages = ['en', 'ur', 'ar'].map(async (language) => ({
    name: `${language}.json`,
    path: join(folder, `${language}.json`),
    json: await compileCatalogue(readFileSync(join(folder, `${language}.po`), 'utf8'), language),
  }))
  return Promise.all(languages)
}

export async function writeServerCatalogues(): Promise<void> {
  for (const { path, json } of await compileServerCatalogues()) writeFileSync(path, json)
}

/** The catalogues of one language, by area. */
type Catalogues = Readonly<Record<string, string>>

type Filled = {
  catalogues: Record<string, string>
  /** Number of messages filled in. */
  count: number
  /** Messages without a translation in any area. */
  missing: { area: string; english: string }[]
}

const EMPTY = '""'
/** An entry's context, message and translation; both texts may span several lines. */
const ENTRY = /^((?:msgctxt [^]*?\n)?msgid [^]*?)\nmsgstr ([^]*?)\s*(?![^])/m

/** Fills in missing translations from other areas, using the most frequent one. */
export function fillFromOtherAreas(given: Catalogues): Filled {
  const known = wordsIn(given)
  const filled: Filled = { catalogues: {}, count: 0, missing: [] }
  for (const [area, text] of Object.entries(given)) {
    const [head = '', ...entries] = text.split('\n\n')
    const all = entries.map((entry) => {
      const [, english = '', said] = ENTRY.exec(entry) ?? []
      if (said !== EMPTY) return entry
      const word = known.get(english)
      if (word === undefined) {
        filled.missing.push({ area, english: plain(english) })
        return entry
      }
      filled.count += 1
      return entry.replace(/^msgstr ""$/m, () => `msgstr ${word}`)
    })
    filled.catalogues[area] = [head, ...all].join('\n\n')
  }
  return filled
}

function wordsIn(given: Catalogues): Map<string, string> {
  const counts = new Map<string, Map<string, number>>()
  for (const text of Object.values(given)) {
    for (const entry of text.split('\n\n').slice(1)) {
      const [, english, said] = ENTRY.exec(entry) ?? []
      if (english === undefined || said === undefined || said === EMPTY) continue
      const words = counts.get(english) ?? new Map<string, number>()
      counts.set(english, words.set(said, (words.get(said) ?? 0) + 1))
    }
  }
  return new Map(
    [...counts].map(([english, words]) => {
      const [[most] = ['']] = [...words].toSorted(([, one], [, other]) => other - one)
      return [english, most]
    }),
  )
}

/** The message as in the sources. */
function plain(english: string): string {
  const [, text = ''] = /^msgid ([^]*)$/m.exec(english) ?? []
  return [...text.matchAll(/"((?:[^"\\]|\\.)*)"/g)]
    .map(([, part]) => part)
    .join('')
    .replaceAll('\\"', '"')
}
