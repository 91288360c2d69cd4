import { setTimeout as wait } from 'node:timers/promises'
import { drawReceipt } from '../../packages/server/src/testing/drawReceipt.ts'
import { createCallTimes } from './callTimes.ts'
import { type Person, createPerson } from './createPerson.ts'
import { adminDay, studentDay, teacherDay } from './days.ts'
import type { Stage } from './openStage.ts'
import type { One } from './preparePeople.ts'
import type { World } from './World.ts'

const LOOK_MILLISECONDS = 20

export type Pace = { signInsASecond: number; thinkMilliseconds: number; lookMilliseconds: number }
export type Day = Awaited<ReturnType<typeof playDay>>

/** People come in one after the other and do what they do in a day; when half of them are in, a process is killed. */
export async function playDay(stage: Stage, people: readonly One[], { courses, ...pace }: Pace & { courses: number }) {
  const times = createCallTimes()
  const persons: { id: number; role: One['role']; person: Person }[] = []
  const world: World = {
    today: new Date().toISOString().slice(0, 10),
    receipt: await drawReceipt({ amount: '5000', transaction: '123456', payer: '0300123', day: '26112026' }),
    payments: [],
    waiting: [],
    marks: [],
    tokens: [],
    unpaid: new AbortController(),
    lookMilliseconds: pace.lookMilliseconds,
    think: () => wait(pace.thinkMilliseconds * (0.5 + Math.random())),
  }
  const live = async ({ role, id, ...who }: One, place: number) => {
    await wait((place * 1000) / pace.signInsASecond)
    const person = createPerson(who, { proxy: stage.proxy, times, killed: stage.killed })
    persons.push({ id, role, person })
    if (role === 'admin') await adminDay(person, world)
    else if (role === 'teacher') await teacherDay(person, world)
    else await studentDay(person, world, { studentId: id, courseId: (id % courses) + 1 })
  }
  const begun = performance.now()
  const days = people.map(async (one, place) => {
    await live(one, place).catch((error: unknown) => times.errors.push(`a ${one.role}: ${String(error)}`))
    return one.role
  })
  const ofStudents = days.filter((_, place) => people[place]?.role === 'student')
  void Promise.all(ofStudents).then(() => world.unpaid.abort())
  while (world.tokens.length < people.length / 2 && times.errors.length === 0) await wait(LOOK_MILLISECONDS)
  const atKill = times.count()
  await stage.replaceOne()
  await Promise.all(days)
  return { world, times, persons, atKill, seconds: (performance.now() - begun) / 1000 }
}
