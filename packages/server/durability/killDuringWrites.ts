import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type DatabaseLocation, openDatabase } from '../src/database/openDatabase.ts'

const school = fileURLToPath(new URL('school.ts', import.meta.url))
const WRITERS = 4
const LONGEST_LIFE = 400

export type Loss = { acknowledged: number; lost: string[]; halves: number }

/** Kills a school during writes, opens its database and compares it with the acknowledged writes. */
export async function killDuringWrites(dataFolder: string, place: DatabaseLocation, round: number): Promise<Loss> {
  const environment = { ...process.env, DATA_FOLDER: dataFolder, ...('url' in place && { DATABASE_URL: place.url }) }
  const child = spawn(process.execPath, [school], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] })
  const [address] = (await once(child.stdout, 'data')) as [Buffer]
  const url = `${address.toString().trim()}/api`

  const signedIn = await post(`${url}/auth/login`, { email: 'admin@school.test', password: 'open sesame' })
  const { token } = (await signedIn.json()) as { token: string }
  const acknowledged: string[] = []
  const controller = new AbortController()
  const write = async (writer: number) => {
    for (let count = 0; !controller.signal.aborted; count += 1) {
      const title = `${round}-${writer}-${count}`
      const response = await post(`${url}/student-policy/create-and-edit`, { id: 0, title, description: 'x' }, token)
      if (response.status === 201) acknowledged.push(title)
    }
  }
  const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer).catch(() => undefined))
  await wait(Math.random() * LONGEST_LIFE)
  child.kill('SIGKILL')
  controller.abort()
  await Promise.all([once(child, 'exit'), ...writers])
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

function post(url: string, body: object, token?: string): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', ...(token && { token }) }
  return fetch(url, { method: 'POST', body: JSON.stringify(body), headers })
}
