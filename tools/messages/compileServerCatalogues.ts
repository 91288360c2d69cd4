import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'
import { compileCatalogue } from './compileCatalogue.ts'

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
