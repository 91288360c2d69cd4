import { setTimeout as wait } from 'node:timers/promises'
import type { DatabaseLocation } from '../src/database/openDatabase.ts'
import { findFreePort } from '../src/testing/findFreePort.ts'
import { type MailServerBehavior, openFakeMailServer } from '../src/testing/openFakeMailServer.ts'
import { kill, startSchool, addPayments, countOwed } from './childSchool.ts'

const manners: MailServerBehavior[] = ['slow', 'good', 'refusing', 'slow', 'hanging', 'good', 'gone']
const DECISIONS = 150
const LIVES = { shortest: 150, longest: 700 }
const LONGEST_REST = 120_000

type Options = {
  dataFolder: string
  place: DatabaseLocation
  kills: number
  processes: number
  tell?: (line: string) => void
}
export type MailLoss = { acknowledged: number; owedAtKills: number; lost: string[]; doubled: number; killed: number }

/**
 * Kills schools without warning while they decide payments and send the mails of it to a server that is slow, refuses,
 * hangs or is gone; then lets one of them send what is owed, and compares what was acknowledged with what arrived.
 */
export async function killDuringMails(options: Options): Promise<MailLoss> {
  const { dataFolder, place, kills, processes, tell = () => undefined } = options
  const port = await findFreePort()
  const mailServer = await openFakeMailServer(port)
  const environment = {
    ...process.env,
    DATA_FOLDER: dataFolder,
    SMTP_URL: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    ...('url' in place && { DATABASE_URL: place.url }),
  }
  const acknowledged: string[] = []
  let owedAtKills = 0
  for (let round = 0; round < kills; round += 1) {
    const manner = manners[round % manners.length] ?? 'good'
    await mailServer.behave(manner)
    const titles = Array.from({ length: DECISIONS * processes }, (_, index) => `mail-${round}-${index}`)
    const { studentId, events } = await addPayments(place, titles)
    const children = await Promise.all(Array.from({ length: processes }, () => startSchool(environment)))
    const life = new AbortController()
    const deciding = children.map(async ({ url }, index) => {
      const signedIn = await send('POST', `${url}/auth/login`, ADMIN)
      if (signedIn.status !== 200) throw new Error(`The administrator was not let in: ${await signedIn.text()}`)
      const { token } = (await signedIn.json()) as { token: string }
      for (const { id, title } of events.slice(index * DECISIONS, (index + 1) * DECISIONS)) {
        if (life.signal.aborted) return
        const body = { eventID: id, studentID: studentId, paymentStatus: 'paid' }
        const answer = await send('PUT', `${url}/event/update-payemnt-status`, body, token)
        if (answer.status === 200) acknowledged.push(title)
      }
    })
    // Nobody waits for a first decision where each school has refused: it is zero then, and a reason to end.
    const decided = Promise.allSettled(deciding)
    const before = acknowledged.length
    const over = new AbortController()
    void decided.then(() => over.abort())
    while (acknowledged.length === before && !over.signal.aborted) await wait(10)
    if (!over.signal.aborted) await wait(LIVES.shortest + Math.random() * (LIVES.longest - LIVES.shortest))
    await Promise.all(children.map(({ child }) => kill(child)))
    life.abort()
    const refused = (await decided).find((one) => one.status === 'rejected')
    if (acknowledged.length === before)
      throw new Error(`Round ${round + 1}: no payment was decided`, { cause: refused?.reason })
    const owed = await countOwed(place)
    owedAtKills += owed
    tell(`kill ${round + 1} (${manner}): ${acknowledged.length - before} acknowledged, ${owed} not sent yet`)
  }
  await mailServer.behave('good')
  const last = await startSchool(environment)
  const limit = Date.now() + LONGEST_REST
  while ((await countOwed(place)) > 0 && Date.now() < limit) await wait(200)
  await kill(last.child)
  await mailServer.stop()
  return { ...compare(acknowledged, mailServer.taken), owedAtKills, killed: kills * processes }
}

const ADMIN = { email: 'admin@school.test', password: 'open sesame' }

function compare(acknowledged: readonly string[], taken: readonly string[]) {
  const arrived = taken.map((mail) => /mail-\d+-\d+/.exec(mail.replaceAll('=\n', ''))?.[0] ?? '')
  const known = new Set(arrived)
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((title) => !known.has(title)),
    doubled: arrived.length - known.size,
  }
}

function send(method: string, url: string, body: object, token?: string): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', ...(token && { token }) }
  return fetch(url, { method, body: JSON.stringify(body), headers })
}
