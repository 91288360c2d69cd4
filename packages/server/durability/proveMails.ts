import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabases } from '../src/testing/testDatabases.ts'
import { killDuringMails } from './killDuringMails.ts'

const kills = Number(process.argv[2] ?? 20)

let isSound = true
for (const { name, createEmpty } of testDatabases) {
  const made = await createEmpty()
  if (!made) {
    isSound = false
    continue
  }
  const folder = await mkdtemp(join(tmpdir(), 'mails-'))
  console.log(name)
  const loss = await killDuringMails({
    dataFolder: 'file' in made.place ? join(made.place.file, '..') : folder,
    place: made.place,
    kills,
    processes: name === 'SQLite' ? 1 : 2,
    log: console.log,
  })
  await made.remove()
  await rm(folder, { recursive: true, force: true })
  const { acknowledged, pendingAtKills, lost, duplicates, killed } = loss
  if (lost.length > 0 || duplicates > killed || pendingAtKills === 0) isSound = false
  console.log(
    `${killed} killed processes, ${acknowledged} acknowledged, ${lost.length} mails lost, ${duplicates} duplicates.\n`,
  )
}
console.log(isSound ? 'No mail lost, and at most one duplicate per kill.' : 'FAILED.')
process.exit(isSound ? 0 : 1)
