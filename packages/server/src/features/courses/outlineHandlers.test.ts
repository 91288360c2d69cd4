import { expect, test } from 'vitest'
import { openTestSchool } from '#testing/openTestSchool.ts'

async function openWithOutlines() {
  const school = await openTestSchool()
  const { api } = school
  const [{ token }, courseId, other] = [await school.admin(), await school.course(), await school.course('Letters')]
  const add = (title: string, of = courseId) =>
    api('saveOutline', { token, params: { courseId: of, outlineId: 0 }, body: { title } })
  for (const title of ['One', 'Two', 'Three']) await add(title)
  await add('Foreign', other)
  const list = async () => (await api('listOutlines', { token, params: { courseId } })).body.outlines
  const order = async (outlineIds: number[], of = courseId, seen?: number[]) =>
    (await api('orderOutlines', { token, body: { courseId: of, outlineIds, ...(seen && { seen }) } })).status
  return { ...school, token, add, list, order }
}

// proves X60
test('outlines keep the order they were put in, an edited one keeps its place, and a new one comes last', async () => {
  const { api, token, add, list, order } = await openWithOutlines()
  const titles = async () => (await list()).map(({ title }) => title)
  expect(await titles()).toEqual(['One', 'Two', 'Three'])
  expect(await order([3, 1, 2])).toBe(200)
  expect(await titles()).toEqual(['Three', 'One', 'Two'])
  await add('Four')
  await api('saveOutline', { token, params: { courseId: 1, outlineId: 1 }, body: { title: 'First' } })
  expect(await titles()).toEqual(['Three', 'First', 'Two', 'Four'])
  // A client that doesn't know the fourth yet.
  expect(await order([2, 1, 3])).toBe(200)
  expect(await titles()).toEqual(['Two', 'First', 'Three', 'Four'])
})

test('orderOutlines rejects a deleted outline or course', async () => {
  const { list, order } = await openWithOutlines()
  const before = await list()
  // An outline of another course, and an unknown one.
  for (const ids of [
    [3, 2, 4],
    [3, 9, 1],
  ])
    expect(await order(ids)).toBe(409)
  expect([await order([1, 1, 2]), await order([1, 2, 3], 99)]).toEqual([422, 404])
  expect(await list()).toEqual(before)
})

// proves X60
test('of two concurrent reorderings the second is rejected and the first is kept', async () => {
  const { add, list, order } = await openWithOutlines()
  const ids = async () => (await list()).map(({ id }) => id)
  const seen = [1, 2, 3]
  const statuses = await Promise.all([order([2, 1, 3], undefined, seen), order([1, 3, 2], undefined, seen)])
  expect(statuses.toSorted()).toEqual([200, 409])
  expect(await ids()).toEqual(statuses[0] === 200 ? [2, 1, 3] : [1, 3, 2])
  // A reorder based on the latest order succeeds, even if an outline was added.
  await add('Four')
  expect(
    await order(
      [3, 2, 1],
      undefined,
      (await ids()).filter((id) => id < 4),
    ),
  ).toBe(200)
  const [fourth] = (await ids()).slice(-1)
  expect(await ids()).toEqual([3, 2, 1, fourth])
})
