import { recordResponses } from '@maktab/mocks/recordResponses'
import { appendFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'

/** Where `npm test` wants to know what the journeys have seen: adds each answer to a list of this process, once. */
export function recordE2eResponses(server: Server): void {
  const folder = process.env['EXERCISED_FOLDER']
  if (folder === undefined) return
  const file = join(folder, `${process.pid}.exercised`)
  const seen = new Set<string>()
  recordResponses(server, (answer) => {
    if (seen.has(answer)) return
    seen.add(answer)
    appendFileSync(file, `journey ${answer}\n`)
  })
}
