import { join } from 'node:path'
import { buildApp } from './buildApp.ts'
import { formatPackResult } from './pack/sayPacked.ts'
import { writeArchive } from './pack/writeArchive.ts'
import { root } from './run.ts'

const [into = join(root, 'build')] = process.argv.slice(2)
await buildApp()
console.log(formatPackResult(await writeArchive(into)))
