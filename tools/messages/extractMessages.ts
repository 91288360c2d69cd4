import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fillFromOtherAreas, writeServerCatalogues } from './catalogues.ts'
import { root, run } from '../run.ts'

// Compiles the server’s catalogues, extracts the app’s messages, copies translations from other areas, and lists missing ones.
await writeServerCatalogues()

const locales = join(root, 'packages', 'ui', 'src', 'locales')
const exitCode = await run('lingui', ['extract', '--clean'], { isQuiet: true })
if (exitCode !== 0) process.exit(exitCode)

for (const [language, name] of [
  ['ur', 'Urdu'],
  ['ar', 'Arabic'],
]) {
  const paths = globSync(`*/${language}.po`, { cwd: locales }).toSorted()
  const given = Object.fromEntries(
    paths.map((path) => [basename(dirname(path)), readFileSync(join(locales, path), 'utf8')]),
  )
  const { catalogues, count, missing } = fillFromOtherAreas(given)
  for (const [area, text] of Object.entries(catalogues))
    if (text !== given[area]) writeFileSync(join(locales, area, `${language}.po`), text)
  const taken = count === 0 ? '' : ` ${count} copied from other areas.`
  console.log(
    `${name}: ${missing.length === 0 ? 'fully translated.' : `${missing.length} texts to translate:`}${taken}`,
  )
  for (const { area, english } of missing) console.log(`  ${area}/${language}.po  ${english}`)
}
