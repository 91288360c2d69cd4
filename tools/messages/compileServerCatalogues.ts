import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { formatter } from '@lingui/format-po'

const { parse } = formatter()

/** A `.po` file of the server as the JSON that it loads: compiled messages by what they are in English. */
async function compileCatalogue(po: string, locale: string): Promise<string> {
  const catalogue = await parse(po, { locale, sourceLocale: 'en', filename: `${locale}.po` })
  const messages = Object.values(catalogue).map(({ message = '', context, translation = '' }) => [
    // A context tells apart what is alike in English.
    context === undefined ? message : `${context}|${message}`,
    compileMessage(translation),
  ])
  const lines = messages.map(([id, compiled]) => `  ${JSON.stringify(id)}: ${JSON.stringify(compiled)}`)
  return `{\n${lines.join(',\n')}\n}\n`
}

const folder = join(root, 'packages', 'server', 'src', 'i18n')

/** What the server loads for each language, as its `.po` has it. */
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
