import { join, relative, resolve } from 'node:path'
import { root, run } from './run.ts'
import { selectRuns } from './testFile/selectRuns.ts'

// Runs the tests of one file or folder with the configuration that belongs to it. Other arguments go to Vitest.
const [path, ...args] = process.argv.slice(2)
const isPostgres = args.includes('--postgres')
const mode = args.includes('--watch') ? 'watch' : 'run'
const passedOn = args.filter((arg) => arg !== '--postgres' && arg !== '--watch')
const runs = path === undefined ? undefined : selectRuns(relative(root, resolve(path)), isPostgres)
if (!runs) {
  console.error('A path is required, such as npm test -- file packages/server/src/config.test.ts')
  process.exit(2)
}
for (const { folder, config, filter } of runs) {
  const exitCode = await run('vitest', [mode, '--config', config, filter, ...passedOn], { cwd: join(root, folder) })
  process.exitCode ||= exitCode
}
