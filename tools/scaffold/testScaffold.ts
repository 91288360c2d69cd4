import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../run.ts'
import { copyProject, scaffoldSamples } from './scaffoldSamples.ts'

// Scaffolds calls and a page in a copy of the project, and runs the page's stories and its container's tests there.
const folder = await realpath(await mkdtemp(join(tmpdir(), 'scaffold-')))
await copyProject(folder)
const written = await scaffoldSamples(folder)
// The packages are installed outside the copy, and Vite serves them only when it is allowed to.
const options = join(folder, 'tools', 'vitest', 'browserOptions.ts')
const start = 'export const productionReact = {\n'
const text = await readFile(options, 'utf8')
if (!text.includes(start)) throw new Error(`${options} has no productionReact.`)
await writeFile(options, text.replace(start, `${start}  server: { fs: { strict: false } },\n`))
const shown = written.filter((path) => /\.(stories|test)\.tsx$/.test(path))
for (const [place, config] of [
  ['packages/ui', 'vitest.stories.config.ts'],
  ['packages/app', 'vitest.containers.config.ts'],
] as const) {
  const files = shown.filter((path) => path.startsWith(`${place}/`)).map((path) => path.slice(place.length + 1))
  process.exitCode ||= await run('vitest', ['run', '--config', config, ...files], { cwd: join(folder, place) })
}
await rm(folder, { recursive: true, force: true })
