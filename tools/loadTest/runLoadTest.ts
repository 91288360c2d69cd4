import { setTimeout as wait } from 'node:timers/promises'
import { createReceiptImage } from '../../packages/server/src/testing/createReceiptImage.ts'
import { createLatencyRecorder } from './createLatencyRecorder.ts'
import { type VirtualUser, createVirtualUser } from './createVirtualUser.ts'
import { playAdminDay, playStudentDay, playTeacherDay } from './userDays.ts'
import type { Cluster } from './startCluster.ts'
import type { SeededUser } from './seedUsers.ts'
import type { LoadTestState } from './LoadTestState.ts'

const POLL_MILLISECONDS = 20

export type LoadTestPace = { signInsASecond: number; thinkMilliseconds: number; lookMilliseconds: number }
export type LoadTestRun = Awaited<ReturnType<typeof runLoadTest>>

/** People come in one after the other and do what they do in a day; when half of them are in, a process is killed. */
export async function runLoadTest(
  stage: Cluster,
  people: readonly SeededUser[],
  { courses, ...pace }: LoadTestPace & { courses: number },
) {
  const times = createLatencyRecorder()
  const persons: { id: number; role: SeededUser['role']; person: VirtualUser }[] = []
  const world: LoadTestState = {
    today: new Date().toISOString().slice(0, 10),
    receipt: await createReceiptImage({ amount: '5000', transaction: '123456', payer: '0300123', day: '26112026' }),
    payments: [],
    waiting: [],
    marks: [],
    tokens: [],
    unpaid: new AbortController(),
    lookMilliseconds: pace.lookMilliseconds,
    think: () => wait(pace.thinkMilliseconds * (0.5 + Math.random())),
  }
  const live = async ({ role, id, ...who }: SeededUser, place: number) => {
    await wait((place * 1000) / pace.signInsASecond)
    const person = createVirtualUser(who, { proxy: stage.proxy, times, killed: stage.killed })
    persons.push({ id, role, person })
    if (role === 'admin') await playAdminDay(person, world)
    else if (role === 'teacher') await playTeacherDay(person, world)
    else await playStudentDay(person, world, { studentId: id, courseId: (id % courses) + 1 })
  }
  const begun = performance.now()
  const days = people.map(async (one, place) => {
    await live(one, place).catch((error: unknown) => times.errors.push(`a ${one.role}: ${String(error)}`))
    return one.role
  })
  const ofStudents = days.filter((_, place) => people[place]?.role === 'student')
  void Promise.all(ofStudents).then(() => world.unpaid.abort())
  while (world.tokens.length < people.length / 2 && times.errors.length === 0) await wait(POLL_MILLISECONDS)
  const atKill = times.count()
  await stage.replaceOne()
  await Promise.all(days)
  return { world, times, persons, atKill, seconds: (performance.now() - begun) / 1000 }
}
