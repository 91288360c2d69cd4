import { setTimeout as wait } from 'node:timers/promises'
import type { DatabaseLocation } from '../src/database/openDatabase.ts'
import type { MailServerBehavior } from '../src/testing/openFakeMailServer.ts'
import {
  killProcess,
  startServerProcess,
  addPayments,
  countPendingMails,
  openMailServer,
  sendJsonRequest,
  signIn,
} from './serverProcessHelpers.ts'

const behaviors: MailServerBehavior[] = ['slow', 'good', 'refusing', 'slow', 'hanging', 'good', 'gone']
const DECISIONS = 150
const LIVES = { shortest: 150, longest: 700 }
const LONGEST_REST = 120_000

type Options = {
  dataFolder: string
  place: DatabaseLocation
  kills: number
  processes: number
  log?: (line: string) => void
}

/**
 * Kills schools while they decide payments and send mails to a server that is slow, rejecting, unresponsive or down.
 * Then lets one school send the remaining mails, and compares acknowledged decisions with received mails.
 */
export async function killDuringMails(options: Options) {
  const { dataFolder, place, kills, processes, log = () => undefined } = options
  const { mailServer, settings } = await openMailServer(dataFolder, place)
  const acknowledged: string[] = []
  let pendingAtKills = 0
  for (let round = 0; round < kills; round += 1) {
    const behavior = behaviors[round % behaviors.length] ?? 'good'
    await mailServer.setBehavior(behavior)
    const titles = Array.from({ length: DECISIONS * processes }, (_, index) => `mail-${round}-${index}`)
    const { studentId, events } = await addPayments(place, titles)
    const children = await Promise.all(Array.from({ length: processes }, () => startServerProcess(settings)))
    const controller = new AbortController()
    const deciding = children.map(async ({ url }, index) => {
      const session = await signIn(url)
      for (const { id, title } of events.slice(index * DECISIONS, (index + 1) * DECISIONS)) {
        if (controller.signal.aborted) return
        const body = { eventID: id, studentID: studentId, paymentStatus: 'paid' }
        const response = await sendJsonRequest('PUT', `${url}/event/update-payemnt-status`, body, session)
        if (response.status === 200) acknowledged.push(title)
      }
    })
    // Don't wait for a first decision if every school rejected the requests; that is an error below.
    const decided = Promise.allSettled(deciding)
    const before = acknowledged.length
    const settled = new AbortController()
    void decided.then(() => settled.abort())
    while (acknowledged.length === before && !settled.signal.aborted) await wait(10)
    if (!settled.signal.aborted) await wait(LIVES.shortest + Math.random() * (LIVES.longest - LIVES.shortest))
    await Promise.all(children.map(({ child }) => killProcess(child)))
    controller.abort()
    const rejected = (await decided).find((one) => one.status === 'rejected')
    if (acknowledged.length === before)
      throw new Error(`Round ${round + 1}: no payment was decided`, { cause: rejected?.reason })
    const pending = await countPendingMails(place)
    pendingAtKills += pending
    log(`kill ${round + 1} (${behavior}): ${acknowledged.length - before} acknowledged, ${pending} not sent yet`)
  }
  await mailServer.setBehavior('good')
  const last = await startServerProcess(settings)
  const limit = Date.now() + LONGEST_REST
  while ((await countPendingMails(place)) > 0 && Date.now() < limit) await wait(200)
  await killProcess(last.child)
  await mailServer.stop()
  return { ...compare(acknowledged, mailServer.acceptedMails), pendingAtKills, killed: kills * processes }
}

function compare(acknowledged: readonly string[], taken: readonly string[]) {
  const arrived = taken.map((mail) => /mail-\d+-\d+/.exec(mail.replaceAll('=\n', ''))?.[0] ?? '')
  const known = new Set(arrived)
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((title) => !known.has(title)),
    duplicates: arrived.length - known.size,
  }
}
