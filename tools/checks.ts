import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, run } from './run.ts'

type Check = { name: string; run: () => Promise<number> }

/** Everything that can be said of the sources without running them, each with an exit code of 0 when it holds. */
export const checks: readonly Check[] = [
  {
    name: 'contract: lint and examples',
    run: () => run('redocly', ['lint', 'openapi.yaml'], { cwd: join(root, 'openapi') }),
  },
  { name: 'contract: generated files are up to date', run: () => run('node', ['openapi/generate.ts', '--check']) },
  { name: 'types', run: () => run('turbo', ['run', 'typecheck', '--output-logs=errors-only']) },
  { name: 'types of the tools', run: () => run('tsc', ['--noEmit']) },
  { name: 'lint and import fences', run: () => run('oxlint', ['--deny-warnings']) },
  { name: 'format', run: () => run('oxfmt', ['--check']) },
  { name: 'nothing unused', run: () => run('knip', []) },
  { name: 'texts are extracted', run: textsAreExtracted },
  { name: 'texts are translated', run: textsAreTranslated },
]

const locales = join(root, 'packages', 'ui', 'src', 'locales')

/** Extracts anew and compares, without the heads: one holds the time, and a new catalogue's grows only at the second. */
async function textsAreExtracted(): Promise<number> {
  const names = (await readdir(locales, { recursive: true })).filter((name) => name.endsWith('.po'))
  const keep = await mkdtemp(join(tmpdir(), 'texts-'))
  for (const name of names) await cp(join(locales, name), join(keep, name))
  const exitCode = await run('lingui', ['extract', '--clean'], { isQuiet: true })
  const stale: string[] = []
  for (const name of names) {
    if ((await words(join(keep, name))) !== (await words(join(locales, name)))) stale.push(name)
    await cp(join(keep, name), join(locales, name))
  }
  await rm(keep, { recursive: true })
  if (stale.length > 0) console.error(`Texts have changed: ${stale.join(', ')}. Run "npm run messages" and commit.`)
  return exitCode || stale.length
}

/** Every text has its words in Urdu and Arabic; the pseudo-language makes its own. */
async function textsAreTranslated(): Promise<number> {
  const names = (await readdir(locales, { recursive: true })).filter((name) => /\b(ur|ar)\.po$/.test(name))
  let missing = 0
  for (const name of names) {
    const [, ...entries] = (await readFile(join(locales, name), 'utf8')).split('\n\n')
    const untold = entries.filter((entry) => /^msgstr ""$(?!\n")/m.test(entry))
    for (const entry of untold) console.error(`${name}: ${/^msgid (.*)$/m.exec(entry)?.[1]}`)
    missing += untold.length
  }
  return missing
}

async function words(file: string): Promise<string> {
  return (await readFile(file, 'utf8')).replaceAll(/^"[A-Z][\w-]*:.*\n/gm, '')
}
