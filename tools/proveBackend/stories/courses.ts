import { must } from '../must.ts'
import type { Story } from '../Story.ts'
import { theOne } from '../theOne.ts'

export const courses: Story = {
  title: 'An administrator makes a course with outlines; everybody sees it, until it is deleted',
  play: async ({ run, visitor, admin, afterwards }) => {
    const { ask } = await admin()
    const name = `Short ${run}`
    await ask('saveCourse', { body: { name, price: 12.5, courseDuration: '2 weeks' } })
    const find = async () => (await visitor.ask('listCourses')).course.filter((one) => one.name === name)
    const made = theOne(await find(), () => true, 'listCourses: a course that was saved isn’t in the list')
    const { id } = made
    afterwards(`the course ${name}`, () => ask('deleteCourse', { params: { courseId: id } }))
    must(made.price === 12.5, `listCourses: the price 12.5 came back as ${made.price}`)
    must(made.course_duration === '2 weeks', 'listCourses: courseDuration didn’t come back as course_duration')
    await ask('saveCourse', { body: { id, name, price: 20, courseDuration: '2 weeks' } })
    const changed = await find()
    must(changed.length === 1, 'saveCourse: with an id it makes another course instead of changing the one')
    must(changed[0]?.price === 20, 'saveCourse: what was changed isn’t in listCourses')

    const outlines = async () => (await ask('listOutlines', { params: { courseId: id } })).outlines
    const outline = { title: 'First week', description: 'Letters' }
    await ask('saveOutline', { params: { courseId: id, outlineId: 0 }, body: outline })
    const { id: outlineId } = theOne(
      await outlines(),
      ({ title }) => title === outline.title,
      'listOutlines: an outline that was saved isn’t in the list',
    )
    await ask('saveOutline', { params: { courseId: id, outlineId }, body: { ...outline, title: 'Second week' } })
    const [only, ...others] = await outlines()
    must(only?.title === 'Second week' && others.length === 0, 'saveOutline: with an id it doesn’t change the outline')
    await ask('deleteOutline', { params: { outlineId } })
    must((await outlines()).length === 0, 'deleteOutline: the outline is still in the list')
    await ask('deleteCourse', { params: { courseId: id } })
    must((await find()).length === 0, 'deleteCourse: the course is still in the list')
  },
}

export const ordering: Story = {
  title: 'An administrator puts the outlines of a course in order',
  needsExtensions: true,
  play: async ({ run, admin, afterwards }) => {
    const { ask } = await admin()
    const name = `Ordered ${run}`
    await ask('saveCourse', { body: { name, price: 5 } })
    const words = 'listCourses: a course that was saved isn’t in the list'
    const { id } = theOne((await ask('listCourses')).course, (one) => one.name === name, words)
    afterwards(`the course ${name}`, () => ask('deleteCourse', { params: { courseId: id } }))
    const outlines = async () => (await ask('listOutlines', { params: { courseId: id } })).outlines
    for (const title of ['First', 'Second']) {
      await ask('saveOutline', { params: { courseId: id, outlineId: 0 }, body: { title } })
    }
    const before = (await outlines()).map((one) => one.id)
    await ask('orderOutlines', { body: { courseId: id, outlineIds: before.toReversed() } })
    const after = (await outlines()).map((one) => one.id)
    must(after.join() === before.toReversed().join(), 'orderOutlines: the outlines aren’t in the order that was sent')
  },
}
