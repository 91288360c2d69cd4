import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compareContracts } from './compareContracts.ts'
import {
  serializeContract,
  changelogFile,
  readCurrentContract,
  readReleasedContract,
  releasedFile,
} from './contractDocuments.ts'
import { checkChangelog } from './checkChangelog.ts'
import { getNextVersion, addReleaseHeading, getReleaseTag } from './changelog.ts'
import { root } from '../run.ts'

// Releases the current contract: sets its version, adds the changelog heading, and updates released.json.
const [released, now, changelog] = [
  await readReleasedContract(),
  await readCurrentContract(),
  await readFile(changelogFile, 'utf8'),
]
const changes = compareContracts(released, now)
const faults = checkChangelog({ released, now, changelog })
if (faults.length > 0 || changes.length === 0) {
  console.error(faults.join('\n\n') || `No changes since ${released.info.version}.`)
  process.exit(1)
}
const version = getNextVersion(released.info.version, changes)
const contractFile = join(root, 'openapi', 'openapi.yaml')
const contract = await readFile(contractFile, 'utf8')
await writeFile(contractFile, contract.replace(/^( {2}version: ).*$/m, `$1${version}`))
await writeFile(changelogFile, addReleaseHeading(changelog, version, new Date().toISOString().slice(0, 10)))
await writeFile(releasedFile, serializeContract({ ...now, info: { ...now.info, version } }))
console.log(`Version ${version}. Commit it, then: git tag ${getReleaseTag(version)}`)
