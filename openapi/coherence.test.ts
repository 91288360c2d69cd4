import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { examples } from './generated/examples.ts'

type Named = { id: number; name?: string; title?: string; std_id?: string | null; teach_id?: string | null }
type Cast = Record<'teachers' | 'students' | 'courses' | 'classes' | 'events' | 'policies', Named[]>

const cast = parse(readFileSync(new URL('examples/cast.yaml', import.meta.url), 'utf8')) as Cast

/** The kind of record by key. */
const kinds: Record<string, keyof Cast> = {
  teacher: 'teachers',
  teachers: 'teachers',
  student: 'students',
  students: 'students',
  course: 'courses',
  courses: 'courses',
  class: 'classes',
  policy: 'policies',
  event: 'events',
}

type Found = { path: string; kind: keyof Cast; record: Named }

function isNamed(value: object): value is Named {
  return 'id' in value && ('name' in value || 'title' in value || 'std_id' in value || 'teach_id' in value)
}

function find(value: unknown, path: string, kind?: keyof Cast): Found[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => find(item, `${path}[${index}]`, kind))
  if (typeof value !== 'object' || value === null) return []
  const nested = Object.entries(value).flatMap(([key, item]) => find(item, `${path}.${key}`, kinds[key]))
  const isLink = 'student' in value || 'course' in value || 'classID' in value
  return kind && isNamed(value) && !isLink ? [{ path, kind, record: value }, ...nested] : nested
}

const ordinary = Object.entries(examples).flatMap(([id, answers]) => {
  const [first] = Object.values((answers as Record<string, Record<string, unknown>>)['200'] ?? {})
  return first === undefined ? [] : [{ id, first }]
})

describe('all examples use the same people and things', () => {
  const found = ordinary.flatMap(({ id, first }) => find(first, id))

  test('records are found', () => {
    expect(found.length).toBeGreaterThan(150)
  })

  test.each(Object.keys(cast).filter((kind) => found.some((one) => one.kind === kind)) as (keyof Cast)[])(
    '%s',
    (kind) => {
      for (const { path, record } of found.filter((one) => one.kind === kind)) {
        const known = cast[kind].find(({ id }) => id === record.id)
        expect(known, `${path}: no ${kind} has the id ${record.id}`).toBeDefined()
        const shared = (['name', 'title', 'std_id', 'teach_id'] as const).filter(
          (key) => record[key] !== undefined && known?.[key] !== undefined,
        )
        for (const key of shared) expect(record[key], `${path}.${key}`).toBe(known?.[key])
      }
    },
  )
})

test('the cast has eight teachers, twenty students and ten courses, in three scripts', () => {
  expect([cast.teachers.length, cast.students.length, cast.courses.length]).toEqual([8, 20, 10])
  const names = cast.students.map(({ name }) => name).join(' ')
  expect(names).toMatch(/[A-Z][a-z]+/)
  expect(names).toMatch(/[یہ]/)
  expect(names).toMatch(/[يىة]/)
})

/** Lists that are short for a typical user. */
const shortLists: ReadonlySet<string> = new Set(['listOwnRequests', 'listOwnPractice', 'getFamily'])

test('an ordinary list has six to twelve rows', () => {
  for (const { id, first } of ordinary) {
    if (shortLists.has(id)) continue
    // A second list in a response is only supplementary.
    const [list] = Object.values(first as object) as unknown[]
    if (!Array.isArray(list)) continue
    expect(list.length, id).toBeGreaterThanOrEqual(6)
    expect(list.length, id).toBeLessThanOrEqual(12)
  }
})

test.each(Object.entries(examples.getTimetable[200]))('a week lists each lesson once: %s', (_, { lessons }) => {
  const names = lessons.map(({ timingId, day }) => `${timingId} ${day}`)
  expect(names).toEqual([...new Set(names)])
  const classes = new Map(lessons.map(({ timingId, classId }) => [timingId, classId]))
  for (const { timingId, classId } of lessons) expect(classes.get(timingId), `timing ${timingId}`).toBe(classId)
})
