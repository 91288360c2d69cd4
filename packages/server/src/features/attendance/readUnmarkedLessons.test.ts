import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { type TestClass, addClasses, createTestClasses } from '#testing/createTestClasses.ts'
import { openTimetableTestSchool } from '#testing/openClassTestSchool.ts'

const MINUTE = 60_000
const [TEACHERS, GONE] = [3, 2]

/** Time zones and dates with clock changes forward and back, at midnight, by half an hour and by a whole day. */
const worlds = [
  ['Asia/Karachi', '2026-11-21T08:00'],
  ['Europe/London', '2026-11-02T00:20'],
  ['Pacific/Apia', '2011-12-31T00:15'],
] as const
const moreWorlds = [
  ['America/New_York', '2026-03-08T03:20'],
  ['America/St_Johns', '2006-10-29T00:30'],
  ['Australia/Lord_Howe', '2026-04-05T02:50'],
  ['Africa/Cairo', '2026-10-30T00:45'],
  ['Asia/Beirut', '2026-03-29T01:10'],
] as const

const plus = (day: string, days: number) => Temporal.PlainDate.from(day).add({ days }).toString()
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** A naive reference implementation: visits each day of each class, and gets the times from another date library. */
function walk(classes: readonly TestClass[], { zone, now }: { zone: string; now: number }) {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate().toString()
  const instants = new Map<string, number>()
  const at = (day: string, time: string) => {
    const wall = `${day}T${time}`
    const instant = instants.get(wall) ?? Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).epochMilliseconds
    instants.set(wall, instant)
    return instant
  }
  const days = Array.from({ length: 120 }, (_, count) => plus(today, count - 110))
  const dayNames = new Map(days.map((day) => [day, Temporal.PlainDate.from(day).dayOfWeek]))
  const inOrder = classes
    .filter(({ isDeleted, members }) => !isDeleted && members.length > 0)
    .toSorted((one, other) => (one.timings[0]?.id ?? 0) - (other.timings[0]?.id ?? 0))
  const all = inOrder.flatMap((taught) => {
    const since = taught.starts ?? taught.marks.map(({ day }) => day).toSorted()[0] ?? plus(today, -14)
    return taught.timings.flatMap((timing) =>
      days
        .filter((day) => timing.days.includes(dayNames.get(day) ?? 0))
        .filter((day) => [taught, timing].every(({ starts }) => starts === null || day >= starts))
        .filter((day) => [taught, timing].every(({ ends }) => ends === null || day <= ends))
        .flatMap((day) => {
          const change = timing.changes.get(day)
          if (change === null) return []
          const { day: heldOn, from, to } = change ?? { day, ...timing }
          const starts = at(heldOn, from)
          const end = at(to > from ? heldOn : plus(heldOn, 1), to)
          const length = (minutesOf(to) - minutesOf(from) + 1440) % 1440 || 1440
          const ends = end > starts ? end : starts + length * MINUTE
          if (ends > now || heldOn < plus(today, -60) || heldOn < since) return []
          const unmarked = taught.members.filter(
            (one) => !taught.marks.some((mark) => mark.student === one && mark.day === heldOn),
          )
          if (unmarked.length === 0) return []
          return [{ taught, timing, day, heldOn, from, to, starts, ends, unmarked }]
        })
        .toSorted((a, b) => a.starts - b.starts || a.ends - b.ends || (a.day < b.day ? -1 : 1)),
    )
  })
  return { today, owed: all.toSorted((one, other) => other.starts - one.starts) }
}

async function open(today: string) {
  const school = await openTimetableTestSchool()
  const teachers = [school.teacher, await school.newTeacher(), await school.newTeacher()]
  const students = [await school.newStudent(), await school.newStudent(), await school.newStudent()]
  const { accountId } = teachers[2]!
  await school.database.updateTable('accounts').set({ status: 'archived' }).where('id', '=', accountId).execute()
  const names = await school.database.selectFrom('accounts').select(['id', 'name']).execute()
  const nameOf = ({ accountId: of }: { accountId: number }) => names.find(({ id }) => id === of)?.name ?? ''
  const classes = createTestClasses(today, { teachers: TEACHERS, gone: GONE })
  const ids = { teacherIds: teachers.map(({ id }) => id), studentIds: students.map(({ id }) => id) }
  await addClasses(school.database, classes, ids)
  return { ...school, teachers: teachers.slice(0, 2), names: students.map(nameOf), classes }
}

async function compareWithWalk(zone: string, moment: string) {
  const { api, admin, teachers, names, classes, setZone, setClock } = await open(moment.slice(0, 10))
  await setZone(zone)
  const begin = Temporal.PlainDateTime.from(moment).toZonedDateTime(zone).epochMilliseconds
  // Just before and after the next lesson ends, and a day later.
  const nextDay = begin + 1440 * MINUTE
  const ends = walk(classes, { zone, now: nextDay }).owed.map((lesson) => lesson.ends)
  const next = Math.min(...ends.filter((end) => end > begin))
  for (const now of [begin, next - MINUTE, next, nextDay]) {
    await setClock(now)
    const { today, owed } = walk(classes, { zone, now })
    expect(owed.length).toBeGreaterThan(500)
    const ofTeacher = (number: number) => owed.filter(({ taught }) => taught.teacher === number)

    for (const [number, { token }] of teachers.entries()) {
      const { lessons } = (await api('listOwedLessons', { token })).body
      const found = ofTeacher(number).slice(0, 100)
      expect(lessons).toEqual(
        found.map(({ taught, timing, day, heldOn, from, to, unmarked }) => {
          const marked = taught.members.length - unmarked.length
          const of = { classId: taught.id, timingId: timing.id, title: taught.title, students: taught.members.length }
          return { ...of, day, heldOn, from, to, marked }
        }),
      )
    }

    const { items, counts } = (await api('listWaiting', { token: admin.token, query: { kind: 'owedRegister' } })).body
    const registers = teachers.map(({ id }, number) => {
      const before = ofTeacher(number).filter(({ heldOn }) => heldOn < today)
      const oldest = before.slice(-5).toReversed()
      const reminded = oldest.map(({ taught, heldOn, unmarked }) => {
        return { title: taught.title, day: heldOn, students: unmarked.map((one) => names[one]).toSorted() }
      })
      const since = new Date(oldest[0]?.ends ?? 0).toISOString()
      return {
        id,
        since,
        what: oldest[0]?.taught.title,
        lessons: before.length,
        owed: { language: null, oldest: reminded },
      }
    })
    registers.sort((one, other) => (one.since < other.since ? -1 : one.since > other.since ? 1 : one.id - other.id))
    expect(
      items.map(({ id, since, what, lessons, owed: owedBy }) => ({ id, since, what, lessons, owed: owedBy })),
    ).toEqual(registers)
    expect(counts.owedRegister).toBe(teachers.length)
  }
}

test.each(worlds)('unmarked lessons in %s at %s match a walk through all lessons', compareWithWalk)
test.each(moreWorlds)(
  'unmarked lessons in %s at %s match a walk through all lessons',
  { tags: ['slow'] },
  compareWithWalk,
)
