import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStoppablePostgres } from '../src/testing/openStoppablePostgres.ts'
import { stopPostgresDuringWrites } from './stopPostgresDuringWrites.ts'

const rounds = Number(process.argv[2] ?? 3)
const TEN_SECONDS = 10_000

const postgres = await openStoppablePostgres()
if (!postgres) throw new Error('PostgreSQL is not on this machine.')
const dataFolder = await mkdtemp(join(tmpdir(), 'outage-'))
const log = (line: string) => console.log(line)
const outcome = await stopPostgresDuringWrites({ postgres, dataFolder, milliseconds: TEN_SECONDS, rounds, log })
await postgres.remove()
await rm(dataFolder, { recursive: true, force: true })

const { acknowledged, lost, duplicates, ended, statuses } = outcome
const isSound = acknowledged > 0 && lost.length + duplicates.length + ended === 0
console.log(`${rounds} outages of ten seconds: responses ${JSON.stringify(statuses)}`)
console.log(
  `${acknowledged} acknowledged, ${lost.length} lost, ${duplicates.length} duplicates, ${ended} schools exited.`,
)
process.exitCode = isSound ? 0 : 1
