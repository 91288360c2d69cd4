import { readFile } from 'node:fs/promises'
import { changelogFile, readCurrentContract, readReleasedContract, releasedFile } from './contractDocuments.ts'
import { checkChangelog } from './checkChangelog.ts'
import { readTaggedContract, getReleaseTag } from './changelog.ts'
import { root } from '../run.ts'

// Reports changes of the contract since its last release that the changelog lacks.
const released = await readReleasedContract()
const faults = checkChangelog({
  released,
  now: await readCurrentContract(),
  changelog: await readFile(changelogFile, 'utf8'),
})

const tagged = readTaggedContract(released.info.version, root)
if (tagged !== undefined && tagged !== (await readFile(releasedFile, 'utf8'))) {
  faults.push(
    `openapi/released.json differs from the one at ${getReleaseTag(released.info.version)}. Restore it with git checkout.`,
  )
}
for (const fault of faults) console.error(`${fault}\n`)
process.exitCode = faults.length === 0 ? 0 : 1
