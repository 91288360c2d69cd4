import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killDuringWrites } from './killDuringWrites.ts'

const rounds = Number(process.argv[2] ?? 25)
const url = process.env['DATABASE_URL']
const folder = await mkdtemp(join(tmpdir(), 'kill-'))
const place = url ? { url } : { file: join(folder, 'maktab.db') }

let acknowledged = 0
let isSound = true
for (let round = 0; round < rounds; round += 1) {
  const loss = await killDuringWrites(folder, place, round)
  acknowledged += loss.acknowledged
  if (loss.lost.length > 0 || loss.halves > 0) isSound = false
  console.log(`kill ${round + 1}: ${loss.acknowledged} acknowledged, ${loss.lost.length} lost, ${loss.halves} half`)
}
await rm(folder, { recursive: true })
console.log(
  `${rounds} kills on ${url ? 'PostgreSQL' : 'SQLite'}, ${acknowledged} acknowledged writes: ${isSound ? 'nothing lost' : 'SOMETHING LOST'}.`,
)
process.exitCode = isSound && acknowledged > 0 ? 0 : 1
