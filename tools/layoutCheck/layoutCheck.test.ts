import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run.ts'
import { viewedPages } from './viewedPages.ts'
import { screenPaths } from './screenPaths.ts'
import { examples } from '@maktab/contract/examples'
import shapes from '@maktab/contract/shapes' with { type: 'json' }
import { machineTextFields, userTextFields, createWorstCaseResponse } from './createWorstCaseResponse.ts'

test('every screen is checked or names what opens it', () => {
  const files = globSync('packages/ui/src/features/*/*/*.tsx', { cwd: root }).filter(
    (path) => !path.includes('.stories.'),
  )
  const screens = files.flatMap((path) => {
    const role = path.replaceAll('\\', '/').split('/').at(-2)
    const source = readFileSync(join(root, path), 'utf8')
    return [...source.matchAll(/^export function (\w+Screen)\b/gm)].map(([, name]) => `${role}/${name}`)
  })
  expect(screens.length).toBeGreaterThan(40)
  expect(Object.keys(screenPaths).toSorted()).toEqual(screens.toSorted())
})

test('every path of a screen is a viewed page', () => {
  const paths = new Set(viewedPages.map(({ path }) => path))
  const wanted = Object.values(screenPaths).flatMap((at) => ('path' in at ? [at.path] : []))
  expect(wanted.filter((path) => !paths.has(path))).toEqual([])
})

test('no page is checked twice for the same user', () => {
  expect(new Set(viewedPages.map((place) => `${place.who} ${place.path}`)).size).toBe(viewedPages.length)
})

type Shape = {
  type?: string | string[]
  enum?: unknown[]
  properties?: Record<string, Shape>
  items?: Shape
  oneOf?: Shape[]
}

/** The names of all text fields in a shape, without enums. */
function textsOf(shape: Shape, name = ''): string[] {
  const inner = Object.entries(shape.properties ?? {}).flatMap(([key, value]) => textsOf(value, key))
  const others = [...(shape.oneOf ?? []), ...(shape.items ? [shape.items] : [])].flatMap((one) => textsOf(one, name))
  const isText = [shape.type].flat().includes('string') && shape.enum === undefined
  return [...inner, ...others, ...(isText ? [name] : [])]
}

test('every text field of every response is classified once as user text or app text', () => {
  const answers = Object.values(shapes).flatMap(({ answers }) => Object.values(answers as Record<string, Shape>))
  const names = [...new Set(answers.flatMap((response) => textsOf(response)))].toSorted()
  expect(names).toEqual([...Object.keys(userTextFields), ...machineTextFields].toSorted())
})

test('createWorstCaseResponse extends lists, replaces names and titles, and keeps numbers', () => {
  const { students } = createWorstCaseResponse(
    examples.listStudents[200].typical,
  ) as (typeof examples.listStudents)[200]['typical']
  expect(students.length).toBeGreaterThanOrEqual(24)
  expect(new Set(students.map(({ id }) => id)).size).toBe(students.length)
  expect(students.map(({ name }) => name)).toContain('Wolfeschlegelsteinhausenbergerdorff')
  expect(students[0]?.id).toBe(examples.listStudents[200].typical.students[0]?.id)
  expect(JSON.parse(students[0]?.class_course_data ?? '')).toEqual([
    { course_name: expect.stringMatching(/tajweed|تج|ijazah/i), timings: [{ id: 10, from: '16:00', to: '17:00' }] },
  ])
})

test('createWorstCaseResponse raises prices but keeps free items free', () => {
  const { course } = createWorstCaseResponse(
    examples.listCourses[200].typical,
  ) as (typeof examples.listCourses)[200]['typical']
  expect(new Set(course.map(({ price }) => price))).toEqual(new Set([1_234_567.89, 0]))
})
