import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openMockForTest, theContract } from './openMock.ts'

async function openCopy() {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'))
  const parts = ['openapi.yaml', 'responses.yaml', 'paths', 'schemas', 'examples']
  await Promise.all(parts.map((part) => cp(join(dirname(theContract), part), join(folder, part), { recursive: true })))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const mock = await openMockForTest({ contract: join(folder, 'openapi.yaml') })
  const edit = async (file: string, change: (text: string) => string) =>
    writeFile(join(folder, file), change(await readFile(join(folder, file), 'utf8')))
  const firstName = async () => {
    const { course } = (await (await mock.ask('/api/course/get')).json()) as { course: { name: string }[] }
    return course[0]?.name
  }
  return { ...mock, edit, firstName }
}

const example = 'examples/listCourses/typical.yaml'
const rename = (text: string) => text.replace(/name: .*/, 'name: Renamed while it runs')

test('an edited example is served without a restart', async () => {
  const { edit, firstName } = await openCopy()
  await edit(example, rename)
  await expect.poll(firstName, { timeout: 5000 }).toBe('Renamed while it runs')
})

test.each([
  [
    'a syntax error',
    example,
    (text: string) => text.replace(/name: .*/, 'name: "never closed'),
    /^examples\/listCourses\/typical\.yaml:\d+: /,
  ],
  [
    'a reference that leads nowhere',
    'paths/course.yaml',
    (text: string) => text.replace('listCourses/typical.yaml', 'listCourses/gone.yaml'),
    /^paths\/course\.yaml:\d+: .*gone\.yaml leads nowhere/,
  ],
  [
    'a pointer that leads nowhere',
    'openapi.yaml',
    (text: string) => text.replace('#/listCourses', '#/listCurses'),
    /^openapi\.yaml:\d+: .*#\/listCurses leads nowhere/,
  ],
])('after %s the last good state stays, and the place is told', async (_, file, spoil, words) => {
  const { ask, edit, firstName, lines } = await openCopy()
  const before = await firstName()
  await edit(file, spoil)
  const fault = async () => ((await (await ask('/__mock/state')).json()) as { fault: string | null }).fault
  await expect.poll(fault, { timeout: 5000 }).toMatch(words)
  expect(await firstName()).toBe(before)
  expect(lines.at(-1)).toContain('The contract is broken')
  expect(await (await ask('/__mock')).text()).toContain('The contract is broken')
})

test('a mended contract is served again', async () => {
  const { ask, edit, firstName } = await openCopy()
  const fault = async () => ((await (await ask('/__mock/state')).json()) as { fault: string | null }).fault
  await edit(example, (text) => `${text}\n  : : :`)
  await expect.poll(fault, { timeout: 5000 }).not.toBeNull()
  await edit(example, (text) => rename(text.replace('\n  : : :', '')))
  await expect.poll(firstName, { timeout: 5000 }).toBe('Renamed while it runs')
  expect(await fault()).toBeNull()
})
