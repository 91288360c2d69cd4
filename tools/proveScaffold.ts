import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './run.ts'
import { copyAll } from './scaffold/copyAll.ts'
import { layOutSamples } from './scaffold/layOutSamples.ts'

// Lays out calls and a page in a copy of the house, and there plays the page's stories and its container's tests.
const folder = await realpath(await mkdtemp(join(tmpdir(), 'scaffold-')))
await copyAll(folder)
const written = await layOutSamples(folder)
// What is installed stands outside of the copy, and is served all the same.
const config = join(folder, 'vitest.config.ts')
const served = 'optimizeDeps,\n server: { fs: { strict: false } },\n'
await writeFile(config, (await readFile(config, 'utf8')).replaceAll('optimizeDeps,\n', served))
const shown = written.filter((path) => /\.(stories|test)\.tsx$/.test(path))
process.exitCode = await run('vitest', ['run', '--project', 'stories', '--project', 'containers', ...shown], {
  cwd: folder,
})
await rm(folder, { recursive: true, force: true })
