import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../run.ts'
import { copyProject, scaffoldSamples } from './scaffoldSamples.ts'

/** Other stories and tests that list pages, tables and forms. */
const others = [
  'packages/ui/src/features/EveryDialog.stories.tsx',
  'packages/ui/src/layouts/AppShell/AppShell.stories.tsx',
  'packages/app/src/shell/ShellContainer.test.tsx',
  'packages/app/src/testing/everyForm.test.tsx',
  'packages/app/src/testing/everyList.test.tsx',
  'packages/app/src/testing/tableColumns.test.tsx',
]

// Scaffolds calls and pages in a copy of the project, and runs the stories and container tests there that show them.
const folder = await realpath(await mkdtemp(join(tmpdir(), 'scaffold-')))
await copyProject(folder)
const written = await scaffoldSamples(folder)
// The packages are installed outside the copy, and Vite serves them only when it is allowed to.
const options = join(folder, 'tools', 'vitest', 'browserOptions.ts')
const start = 'export const productionReact = {\n'
const text = await readFile(options, 'utf8')
if (!text.includes(start)) throw new Error(`${options} has no productionReact.`)
await writeFile(options, text.replace(start, `${start}  server: { fs: { strict: false } },\n`))
const shown = [...new Set([...written.filter((path) => /\.(stories|test)\.tsx$/.test(path)), ...others])]
for (const [place, config] of [
  ['packages/ui', 'vitest.stories.config.ts'],
  ['packages/app', 'vitest.containers.config.ts'],
] as const) {
  const files = shown.filter((path) => path.startsWith(`${place}/`)).map((path) => path.slice(place.length + 1))
  process.exitCode ||= await run('vitest', ['run', '--config', config, ...files], { cwd: join(folder, place) })
}
await rm(folder, { recursive: true, force: true })
