import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileServerCatalogues } from './catalogues.ts'
import { root, run } from '../run.ts'

// Checks that the catalogues are up to date and fully translated to Urdu and Arabic.
const locales = join(root, 'packages', 'ui', 'src', 'locales')
const names = (await readdir(locales, { recursive: true })).filter((name) => name.endsWith('.po'))
const fresh = await mkdtemp(join(tmpdir(), 'texts-'))
await cp(locales, fresh, { recursive: true })
const exitCode = await run('lingui', ['extract', '--clean'], { env: { LOCALES_FOLDER: fresh } })
let findings = exitCode === 0 ? 0 : 1
for (const name of names) {
  const [committed, extracted] = [await entries(locales, name), await entries(fresh, name)]
  if (committed.join('\n\n') !== extracted.join('\n\n')) {
    findings += 1
    console.error(`${name} is out of date. Run npm run generate -- messages and commit it.`)
  }
  // The pseudo-locale is generated, and English is in the sources.
  if (!/\b(ur|ar)\.po$/.test(name)) continue
  const untranslated = committed.filter((entry) => /^msgstr ""$(?!\n")/m.test(entry))
  for (const entry of untranslated) console.error(`${name}: no translation for ${/^msgid (.*)$/m.exec(entry)?.[1]}`)
  findings += untranslated.length
}
for (const { name, path, json } of await compileServerCatalogues()) {
  if ((await readFile(path, 'utf8')) === json) continue
  findings += 1
  console.error(`The server’s ${name} is out of date. Run npm run generate -- messages and commit it.`)
}
await rm(fresh, { recursive: true })
process.exitCode = findings === 0 ? 0 : 1

/** The entries of a catalogue without its header, which contains a timestamp. */
async function entries(folder: string, name: string): Promise<string[]> {
  return (await readFile(join(folder, name), 'utf8')).split('\n\n').slice(1)
}
