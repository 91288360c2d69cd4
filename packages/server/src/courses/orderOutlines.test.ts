import { expect, test } from 'vitest'
import { openTestSchool } from '../testing/openTestSchool.ts'

async function openWithOutlines() {
  const school = await openTestSchool()
  const { ask } = school
  const [{ token }, courseId, other] = [await school.admin(), await school.course(), await school.course('Letters')]
  const add = (title: string, of = courseId) =>
    ask('saveOutline', { token, params: { courseId: of, outlineId: 0 }, body: { title } })
  for (const title of ['One', 'Two', 'Three']) await add(title)
  await add('Foreign', other)
  const list = async () => (await ask('listOutlines', { token, params: { courseId } })).body.outlines
  const order = async (outlineIds: number[], of = courseId) =>
    (await ask('orderOutlines', { token, body: { courseId: of, outlineIds } })).status
  return { ...school, token, add, list, order }
}

// proves X60
test('outlines stand as they were put, an edited one keeps its place, and a new one comes last', async () => {
  const { ask, token, add, list, order } = await openWithOutlines()
  const titles = async () => (await list()).map(({ title }) => title)
  expect(await titles()).toEqual(['One', 'Two', 'Three'])
  expect(await order([3, 1, 2])).toBe(200)
  expect(await titles()).toEqual(['Three', 'One', 'Two'])
  await add('Four')
  await ask('saveOutline', { token, params: { courseId: 1, outlineId: 1 }, body: { title: 'First' } })
  expect(await titles()).toEqual(['Three', 'First', 'Two', 'Four'])
  // Somebody who hasn’t seen the fourth yet.
  expect(await order([2, 1, 3])).toBe(200)
  expect(await titles()).toEqual(['Two', 'First', 'Three', 'Four'])
})

test('nothing is put in order where an outline or the course is gone', async () => {
  const { list, order } = await openWithOutlines()
  const before = await list()
  // One of another course, and one that isn’t there.
  for (const ids of [
    [3, 2, 4],
    [3, 9, 1],
  ])
    expect(await order(ids)).toBe(409)
  expect([await order([1, 1, 2]), await order([1, 2, 3], 99)]).toEqual([422, 404])
  expect(await list()).toEqual(before)
})
