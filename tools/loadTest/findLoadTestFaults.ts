import { checkRateLimits, checkChangeStreams } from './checkAcrossProcesses.ts'
import { checkMails } from './checkMails.ts'
import { checkRecords } from './checkRecords.ts'
import type { Cluster } from './startCluster.ts'
import type { LoadTestRun } from './runLoadTest.ts'

const KILLS = 1

/** What went wrong on a day, and what the mails of it were. */
export async function findLoadTestFaults(stage: Cluster, { world, times, persons }: LoadTestRun) {
  const { proxy, database, pictures, running } = stage
  const everybody = persons.map(({ person }) => person)
  const token = persons.find(({ role }) => role === 'admin')?.person.getToken() ?? ''
  const addresses = running().map(({ address }) => address)
  const lines = await checkChangeStreams(addresses, everybody, token)
  const limits = await checkRateLimits(proxy)
  const mails = await checkMails(database, { world, taken: stage.mails, kills: KILLS })
  const records = await checkRecords(database, world, pictures)
  const toldOf = new Map(persons.flatMap(({ id, role, person }) => (role === 'student' ? [[id, person.told]] : [])))
  const untold = world.payments.filter(
    ({ studentId, sentAt = Infinity }) =>
      !toldOf.get(studentId)?.some(({ at, kinds }) => at >= sentAt && kinds.includes('purchases')),
  )
  const ended = running().filter(({ child }) => child.exitCode !== null || child.signalCode !== null)
  const faults = [
    ...times.errors,
    ...lines,
    ...limits,
    ...mails.faults,
    ...records,
    ...untold.map(({ reference }) => `no change event for the decision on ${reference}`),
    ...running().flatMap(({ said }) => said.faults.map((fault) => `server log: ${fault}`)),
    ...ended.map(({ address }) => `${address} exited unexpectedly`),
  ]
  return { faults, mails }
}
