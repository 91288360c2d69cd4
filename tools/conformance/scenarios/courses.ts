import { assertConforms } from '../assertConforms.ts'
import type { Scenario } from '../Scenario.ts'
import { findRequired } from '../findRequired.ts'

export const courses: Scenario = {
  title: 'An administrator makes a course with outlines; everybody sees it, until it is deleted',
  run: async ({ run, visitor, admin, onCleanup }) => {
    const { call } = await admin()
    const name = `Short ${run}`
    await call('saveCourse', { body: { name, price: 12.5, courseDuration: '2 weeks' } })
    const find = async () => (await visitor.call('listCourses')).course.filter((one) => one.name === name)
    const made = findRequired(await find(), () => true, 'listCourses: a course that was saved isn’t in the list')
    const { id } = made
    onCleanup(`the course ${name}`, () => call('deleteCourse', { params: { courseId: id } }))
    assertConforms(made.price === 12.5, `listCourses: the price 12.5 came back as ${made.price}`)
    assertConforms(
      made.course_duration === '2 weeks',
      'listCourses: courseDuration didn’t come back as course_duration',
    )
    await call('saveCourse', { body: { id, name, price: 20, courseDuration: '2 weeks' } })
    const changed = await find()
    assertConforms(changed.length === 1, 'saveCourse: with an id it makes another course instead of changing the one')
    assertConforms(changed[0]?.price === 20, 'saveCourse: what was changed isn’t in listCourses')

    const outlines = async () => (await call('listOutlines', { params: { courseId: id } })).outlines
    const outline = { title: 'First week', description: 'Letters' }
    await call('saveOutline', { params: { courseId: id, outlineId: 0 }, body: outline })
    const { id: outlineId } = findRequired(
      await outlines(),
      ({ title }) => title === outline.title,
      'listOutlines: an outline that was saved isn’t in the list',
    )
    await call('saveOutline', { params: { courseId: id, outlineId }, body: { ...outline, title: 'Second week' } })
    const [only, ...others] = await outlines()
    assertConforms(
      only?.title === 'Second week' && others.length === 0,
      'saveOutline: with an id it doesn’t change the outline',
    )
    await call('deleteOutline', { params: { outlineId } })
    assertConforms((await outlines()).length === 0, 'deleteOutline: the outline is still in the list')
    await call('deleteCourse', { params: { courseId: id } })
    assertConforms((await find()).length === 0, 'deleteCourse: the course is still in the list')
  },
}

export const ordering: Scenario = {
  title: 'An administrator puts the outlines of a course in order',
  needsExtensions: true,
  run: async ({ run, admin, onCleanup }) => {
    const { call } = await admin()
    const name = `Ordered ${run}`
    await call('saveCourse', { body: { name, price: 5 } })
    const words = 'listCourses: a course that was saved isn’t in the list'
    const { id } = findRequired((await call('listCourses')).course, (one) => one.name === name, words)
    onCleanup(`the course ${name}`, () => call('deleteCourse', { params: { courseId: id } }))
    const outlines = async () => (await call('listOutlines', { params: { courseId: id } })).outlines
    for (const title of ['First', 'Second']) {
      await call('saveOutline', { params: { courseId: id, outlineId: 0 }, body: { title } })
    }
    const before = (await outlines()).map((one) => one.id)
    await call('orderOutlines', { body: { courseId: id, outlineIds: before.toReversed() } })
    const after = (await outlines()).map((one) => one.id)
    assertConforms(
      after.join() === before.toReversed().join(),
      'orderOutlines: the outlines aren’t in the order that was sent',
    )
  },
}
