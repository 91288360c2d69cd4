import { join } from 'node:path'
import { buildApp, root } from './run.ts'
import { formatPackResult, writeArchive } from './pack/writeArchive.ts'

const [into = join(root, 'build')] = process.argv.slice(2)
await buildApp()
console.log(formatPackResult(await writeArchive(into)))
