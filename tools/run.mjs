// Every script of package.json starts here: `node tools/run.mjs <command>`. It runs on whatever Node the machine has (20
// or later), also before anything is installed: plain JavaScript, no dependencies.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

installDependencies()
const version = readFileSync(join(root, '.node-version'), 'utf8').trim()
const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
const isProjectNode = existsSync(node) && realpathSync(process.execPath) === realpathSync(node)
if (isProjectNode || process.versions.node === version) await import('./commands/main.ts')
else runWithProjectNode()

/** Installs dependencies after a clone or a change of the lockfile. */
function installDependencies() {
  const stamp = join(root, 'node_modules', '.maktab-lock')
  const hashLock = () =>
    createHash('sha256')
      .update(readFileSync(join(root, 'package-lock.json')))
      .digest('hex')
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  if (installed === hashLock()) return
  console.log(
    installed
      ? 'package-lock.json has changed, installing dependencies…'
      : 'Installing dependencies (one or two minutes)…',
  )
  // Not `npm ci`: it rejects a lockfile in which a registry mirror omitted other platforms' binaries.
  const npm = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0) process.exit(npm.status ?? 1)
  writeFileSync(stamp, hashLock())
}

/** Reruns the command with the Node that npm installed, which supports TypeScript. */
function runWithProjectNode() {
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' })
  // Ctrl+C reaches both processes; let the child shut down gracefully.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('error', ({ message }) => {
    console.error(`The project's Node ${version} does not start (${message}). Delete node_modules and try again.`)
    process.exitCode = 1
  })
  child.on('exit', (code) => (process.exitCode = code ?? 1))
}
