import { assertConforms } from '../assertConforms.ts'
import type { Scenario } from '../Scenario.ts'

export const frontPage: Scenario = {
  title: 'A stranger reads what the school shows of its courses, and of no others',
  needsExtensions: true,
  run: async ({ visitor }) => {
    const { courses } = await visitor.call('getFrontPage')
    const { course: listed } = await visitor.call('listCourses')
    const known = new Set(listed.map(({ id }) => id))
    assertConforms(
      courses.every(({ id }) => known.has(id)),
      'getFrontPage: a course that isn’t in the list of courses',
    )
  },
}
