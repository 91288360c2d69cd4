import { fileURLToPath } from 'node:url'
import { findMisfitExamples, formatMisfit } from './generate/findMisfitExamples.ts'
import { locateOperations } from './generate/locateOperations.ts'
import { readBundle, readContract } from './generate/readBundle.ts'
import { writeCalls } from './generate/writeCalls.ts'
import { writeExampleSchemas } from './generate/writeExampleSchemas.ts'
import { writeExamples } from './generate/writeExamples.ts'
import { findStaleFiles, updateFolder } from './generate/updateFolder.ts'
import { writeLimits, writeShapes, writeSchema } from './generate/writeSchemas.ts'

const header = '// Generated from openapi.yaml by `npm run generate`: edit the contract, not this file.\n\n'
const folder = new URL('generated/', import.meta.url)
const contractUrl = new URL('openapi.yaml', import.meta.url)
const contractPath = fileURLToPath(contractUrl)

const contract = await readContract(contractPath)
const locations = await locateOperations(new URL('paths/', import.meta.url))
const schemas = writeExampleSchemas(await readBundle(contractPath), contract)
const files: Record<string, string> = {
  'schema.ts': header + (await writeSchema(contractUrl)),
  'calls.ts': header + writeCalls(contract, locations),
  'examples.ts': header + writeExamples(contract),
  'shapes.json': writeShapes(contract),
}
for (const [name, text] of Object.entries(schemas)) files[`exampleSchemas/${name}`] = text
// One file per call, so that a page loads only the limits of the calls that it makes.
for (const call of contract) {
  const limits = writeLimits(call)
  if (limits !== undefined) files[`limits/${call.id}.ts`] = header + limits
}

if (process.argv.includes('--check')) {
  const stale = await findStaleFiles(folder, files)
  if (stale.length > 0) {
    console.error(
      `generated/${stale.join(', generated/')} and the contract disagree. Run "npm run generate" and commit.`,
    )
    process.exitCode = 1
  }
} else {
  await updateFolder(folder, files)
  const misfits = await findMisfitExamples(new URL('examples/', import.meta.url), schemas)
  // `npm run dev` starts this file and reports the examples itself.
  if (process.send) process.send(misfits)
  else for (const misfit of misfits) console.error(formatMisfit(misfit))
  if (misfits.length > 0) process.exitCode = 1
}
