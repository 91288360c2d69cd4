import { setTimeout as wait } from 'node:timers/promises'
import { type DatabaseLocation, openDatabase } from '../src/database/openDatabase.ts'
import { killProcess, sendJsonRequest, signIn, startServerProcess, toDatabaseSettings } from './serverProcessHelpers.ts'

const WRITERS = 4
const LONGEST_LIFE = 400

type Loss = { acknowledged: number; lost: string[]; halves: number }

/** Kills a school during writes, opens its database and compares it with the acknowledged writes. */
export async function killDuringWrites(dataFolder: string, place: DatabaseLocation, round: number): Promise<Loss> {
  const { child, url } = await startServerProcess(toDatabaseSettings(dataFolder, place))
  const session = await signIn(url)
  const acknowledged: string[] = []
  const controller = new AbortController()
  const write = async (writer: number) => {
    for (let count = 0; !controller.signal.aborted; count += 1) {
      const title = `${round}-${writer}-${count}`
      const body = { id: 0, title, description: 'x' }
      const response = await sendJsonRequest('POST', `${url}/student-policy/create-and-edit`, body, session)
      if (response.status === 201) acknowledged.push(title)
    }
  }
  const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer).catch(() => undefined))
  await wait(Math.random() * LONGEST_LIFE)
  const killed = killProcess(child)
  controller.abort()
  await Promise.all([killed, ...writers])
  return compare(place, acknowledged)
}

async function compare(place: DatabaseLocation, acknowledged: string[]): Promise<Loss> {
  const database = openDatabase(place)
  const savedTitles = new Set(
    (await database.selectFrom('policies').select('title').execute()).map(({ title }) => title),
  )
  const auditEntries = await database.selectFrom('audit').select('id').where('action', '=', 'savePolicy').execute()
  await database.destroy()
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((title) => !savedTitles.has(title)),
    // Each policy has an audit log entry from the same transaction.
    halves: Math.abs(savedTitles.size - auditEntries.length),
  }
}
