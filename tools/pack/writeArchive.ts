import { cp, mkdir, rm, stat, writeFile, readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { appFolder, root, run } from '../run.ts'
import { existsSync, readFileSync } from 'node:fs'
import { archiveCommands } from '../commandLine.ts'
import { build } from 'vite'

/** Not bundled: sharp has a native library, and the PostgreSQL driver works without pg-native. */
const EXTERNAL_PACKAGES = ['sharp', 'pg-native']

/**
 * Bundles the commands without minifying, so that stack traces stay readable. The folder is as deep as that of the sources,
 * because files are found by relative paths.
 */
async function bundleCommands(folder: string): Promise<void> {
  const input = Object.fromEntries(
    Object.values(archiveCommands).map((name) => [name, join(root, 'tools', `${name}.ts`)]),
  )
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true, external: EXTERNAL_PACKAGES },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      target: 'node24',
      rolldownOptions: { input, output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' } },
    },
  })
}

/** The first Node version with built-in password hashing. */
const MIN_NODE_VERSION = '24.7.0'

async function readVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
  return version
}

/** The archive's `package.json`, with the same command names and no dependencies. */
function createPackageJson(version: string): object {
  const scripts = Object.fromEntries(Object.keys(archiveCommands).map((name) => [name, `node maktab.mjs ${name}`]))
  const engines = { node: `>=${MIN_NODE_VERSION}` }
  return { name: 'maktab', version, private: true, type: 'module', engines, scripts, commands: archiveCommands }
}

type PackResult = {
  archive: string
  bytes: number
  /** Unpacked bytes of each folder. */
  parts: Record<string, number>
}

const extraFiles = ['tools/pack/README.md', 'tools/pack/maktab.mjs', 'deploy']
/** The operators' guide and the documents that it links to. */
const documents = ['docs/operations.md', 'docs/security.md', 'docs/scale.md']

/** Packs everything that production needs into one archive, for this platform and architecture. */
export async function writeArchive(into: string): Promise<PackResult> {
  const name = `maktab-${await readVersion()}`
  const folder = join(into, name)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await bundleCommands(join(folder, 'tools'))
  await cp(appFolder, join(folder, 'packages', 'app', 'dist'), { recursive: true })
  const modules = join(root, 'node_modules')
  for (const kept of EXTERNAL_PACKAGES.flatMap((outside) => [...listDependencies(outside, modules)]))
    await cp(join(modules, kept), join(folder, 'node_modules', kept), { recursive: true, dereference: true })
  for (const path of extraFiles) await cp(join(root, path), join(folder, basename(path)), { recursive: true })
  for (const path of documents) await cp(join(root, path), join(folder, path))
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(createPackageJson(await readVersion()), null, 2)}\n`)

  const archive = join(into, `${name}-${process.platform}-${process.arch}.tar.gz`)
  const exitCode = await run('tar', ['-czf', archive, '-C', dirname(folder), name])
  if (exitCode !== 0) throw new Error(`tar failed with exit code ${exitCode}.`)
  const parts: Record<string, number> = {}
  for (const part of ['tools', 'packages', 'node_modules']) parts[part] = await getFolderSize(join(folder, part))
  await rm(folder, { recursive: true })
  return { archive, bytes: (await stat(archive)).size, parts }
}

/** The bytes of all files in a folder. */
async function getFolderSize(folder: string): Promise<number> {
  let bytes = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size
  return bytes
}

type Facts = { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> }

/** An installed package and its installed dependencies; those for other platforms are not installed. */
function listDependencies(name: string, modules: string, found = new Set<string>()): Set<string> {
  const file = join(modules, name, 'package.json')
  if (found.has(name) || !existsSync(file)) return found
  found.add(name)
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(file, 'utf8')) as Facts
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies }))
    listDependencies(needed, modules, found)
  return found
}

const MEGABYTE = 1_000_000
const inMegabytes = (bytes: number) => `${(bytes / MEGABYTE).toFixed(1)} MB`

/** Describes the archive and its unpacked size. */
export function formatPackResult({ archive, bytes, parts }: PackResult): string {
  const all = Object.values(parts).reduce((sum, size) => sum + size, 0)
  const sizes = Object.entries(parts).map(([name, size]) => `${name} ${inMegabytes(size)}`)
  return `${archive}: ${inMegabytes(bytes)}, unpacked ${inMegabytes(all)} (${sizes.join(', ')})`
}
