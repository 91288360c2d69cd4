import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backUpDuringChanges } from './backUpDuringChanges.ts'

const rounds = Number(process.argv[2] ?? 20)

let changed = 0
let isSound = true
for (let round = 1; round <= rounds; round += 1) {
  const { changes, pictures, missing, lost } = await backUpDuringChanges(await mkdtemp(join(tmpdir(), 'backup-')))
  changed += changes
  if (missing.length > 0 || lost.length > 0) isSound = false
  console.log(
    `backup ${round}: ${changes} concurrent changes, ${pictures} pictures referenced, ${missing.length} missing, ${lost.length} courses lost`,
  )
}
console.log(`${rounds} backups, ${changed} concurrent changes: ${isSound ? 'nothing missing' : 'SOMETHING MISSING'}.`)
process.exitCode = isSound && changed > 0 ? 0 : 1
