import { must } from '../must.ts'
import type { Story } from '../Story.ts'

export const frontPage: Story = {
  title: 'A stranger reads what the school shows of its courses, and of no others',
  needsExtensions: true,
  play: async ({ visitor }) => {
    const { courses } = await visitor.ask('getFrontPage')
    const { course: listed } = await visitor.ask('listCourses')
    const known = new Set(listed.map(({ id }) => id))
    must(
      courses.every(({ id }) => known.has(id)),
      'getFrontPage: a course that isn’t in the list of courses',
    )
  },
}
