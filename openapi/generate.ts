import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { readContract } from './generate/readBundle.ts'
import { writeCalls } from './generate/writeCalls.ts'
import { writeExamples } from './generate/writeExamples.ts'
import { writeLimits, writeShapes, writeSchema } from './generate/writeSchemas.ts'

const header = '// Generated from openapi.yaml by `npm run generate`: edit the contract, not this file.\n\n'
const folder = new URL('generated/', import.meta.url)
const contractUrl = new URL('openapi.yaml', import.meta.url)

const contract = await readContract(fileURLToPath(contractUrl))
const files: Record<string, string> = {
  'schema.ts': header + (await writeSchema(contractUrl)),
  'calls.ts': header + writeCalls(contract),
  'examples.ts': header + writeExamples(contract),
  'shapes.json': writeShapes(contract),
}
// One file per call, so that a page loads only the limits of the calls that it makes.
for (const call of contract) {
  const limits = writeLimits(call)
  if (limits !== undefined) files[`limits/${call.id}.ts`] = header + limits
}

if (process.argv.includes('--check')) {
  const limits = await readdir(new URL('limits/', folder)).catch(() => [])
  const stale = limits.map((name) => `limits/${name}`).filter((name) => !(name in files))
  for (const [name, text] of Object.entries(files)) {
    const written = await readFile(new URL(name, folder), 'utf8').catch(() => '')
    if (written !== text) stale.push(name)
  }
  if (stale.length > 0) {
    console.error(
      `generated/${stale.join(', generated/')} and the contract disagree. Run "npm run generate" and commit.`,
    )
    process.exitCode = 1
  }
} else {
  const limits = new URL('limits/', folder)
  await rm(limits, { recursive: true, force: true })
  await mkdir(limits, { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(new URL(name, folder), text)
}
