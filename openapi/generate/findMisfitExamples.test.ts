import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { findMisfitExamples, formatMisfit } from './findMisfitExamples.ts'

const examples = new URL('../examples/', import.meta.url)
const generated = new URL('../generated/exampleSchemas/', import.meta.url)

async function readSchemas(...ids: string[]): Promise<Record<string, string>> {
  const names = ids.length > 0 ? ['definitions', ...ids].map((id) => `${id}.json`) : await readdir(generated)
  const texts = names.map(async (name) => [name, await readFile(new URL(name, generated), 'utf8')])
  return Object.fromEntries(await Promise.all(texts)) as Record<string, string>
}

/** The misfits of an example file after an edit. */
async function findAfter(id: string, edit: (text: string) => string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'examples-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const text = await readFile(new URL(`${id}.yaml`, examples), 'utf8')
  const edited = edit(text)
  expect(edited).not.toBe(text)
  await writeFile(join(folder, `${id}.yaml`), edited)
  const found = await findMisfitExamples(pathToFileURL(`${folder}/`), await readSchemas(id))
  return found.map(formatMisfit)
}

test('every example fits its generated schema', { tags: ['slow'] }, async () => {
  expect(await findMisfitExamples(examples, await readSchemas())).toEqual([])
})

test.each([
  [
    'a wrong type',
    'listCourses',
    (text: string) => text.replace('price: 45', 'price: much'),
    ['✗ example of listCourses typical.value.course.0.price: must be number (openapi/examples/listCourses.yaml:11)'],
  ],
  [
    'an undeclared field',
    'listCourses',
    (text: string) => text.replace('        price: 45', '        prise: 3\n        price: 45'),
    ['✗ example of listCourses typical.value.course.0.prise: is not declared (openapi/examples/listCourses.yaml:11)'],
  ],
  [
    'a missing field',
    'listCourses',
    (text: string) => text.replace('        price: 45\n', ''),
    [
      "✗ example of listCourses typical.value.course.0: must have required property 'price' (openapi/examples/listCourses.yaml:6)",
    ],
  ],
  [
    'a field that is undeclared in a list with more fields than its record',
    'listEvents',
    (text: string) => text.replace(/( +)- id: 1\n/, '$1- id: 1\n$1  nothing: 1\n'),
    [expect.stringMatching(/\.nothing: is not declared \(openapi\/examples\/listEvents\.yaml:\d+\)/)],
  ],
  [
    'a wrong value in a request',
    'saveCourse',
    (text: string) => text.replace('pricing: monthly', 'pricing: yearly'),
    [
      expect.stringMatching(
        /requests\.create\.value\.pricing: must be equal to one of the allowed values: once, monthly/,
      ),
    ],
  ],
  [
    'an error without a known shape',
    'failures',
    (text: string) => text.replace('error: This no longer exists.', 'fault: This no longer exists.'),
    [expect.stringContaining('notFound.value.fault: is not declared')],
  ],
])('%s in an example is reported with its line', async (_, id, edit, found) => {
  expect(await findAfter(id, edit)).toEqual(found)
})

test('an example that no response refers to yet is validated against all responses', async () => {
  const added = (value: string) => (text: string) => `${text}added:\n  summary: Added\n  value: ${value}\n`
  expect(await findAfter('listCourses', added('{ course: [] }'))).toEqual([])
  expect(await findAfter('listCourses', added('{ error: Full }'))).toEqual([])
  expect(await findAfter('listCourses', added('{ courses: [] }'))).not.toEqual([])
})

test('the first line of every example file names its schema', async () => {
  const schemas = await readdir(generated)
  for (const name of (await readdir(examples)).filter((name) => name !== 'cast.yaml')) {
    const [first = ''] = (await readFile(new URL(name, examples), 'utf8')).split('\n', 1)
    const schema = name.replace('.yaml', '.json')
    expect([name, first]).toEqual([name, `# yaml-language-server: $schema=../generated/exampleSchemas/${schema}`])
    expect(schemas).toContain(schema)
  }
})
