import { cp, mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { appFolder } from '../buildApp.ts'
import { root, run } from '../run.ts'
import { bundleCommands, EXTERNAL_PACKAGES } from './bundleCommands.ts'
import { createPackageJson, readVersion } from './ownPackage.ts'
import { listDependencies } from './packagesOf.ts'
import { getFolderSize } from './sizeOf.ts'

export type PackResult = {
  archive: string
  bytes: number
  /** How much each part of it takes on the disk. */
  parts: Record<string, number>
}

const besides = ['tools/pack/README.md', 'tools/pack/maktab.mjs', 'deploy']
/** The page for whoever runs a school, and those that it leads to. */
const documents = ['docs/operations.md', 'docs/security.md', 'docs/scale.md']

/** Lays out what production needs, and nothing else, and makes one archive of it: for machines like this one. */
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
  for (const path of besides) await cp(join(root, path), join(folder, basename(path)), { recursive: true })
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
