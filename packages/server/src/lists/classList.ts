import type { ListDefinition } from './ListDefinition.ts'
import { formatPersonLabel } from './formatPersonLabel.ts'
import { groupNames } from './groupNames.ts'
import { createSortKey } from './createSortKey.ts'
import { createSearchText } from './createSearchText.ts'

/** The classes that aren't deleted, by whether they have a link; found by their courses too. */
export const classList: ListDefinition<'teacher' | 'title' | 'link' | 'time'> = {
  name: 'classes',
  sortColumns: ['teacher', 'title', 'link', 'time'],
  defaultOrder: 'oldestFirst',
  read: async (database, ids) => {
    const classes = await database
      .selectFrom('classes')
      .innerJoin('teachers', 'teachers.id', 'teacher_id')
      .innerJoin('accounts', 'accounts.id', 'teachers.account_id')
      .select(['classes.id', 'title', 'link', 'teach_id', 'accounts.name'])
      .where('classes.archived_at', 'is', null)
      .where('classes.id', 'in', ids)
      .execute()
    const courses = await database
      .selectFrom('class_courses')
      .innerJoin('courses', 'courses.id', 'course_id')
      .select(['class_id as of', 'courses.name'])
      .where('class_id', 'in', ids)
      .execute()
    const timings = await database
      .selectFrom('class_timings')
      .select(['class_id as of', 'time_from', 'time_to'])
      .where('class_id', 'in', ids)
      .where('ends', 'is', null)
      .orderBy('id')
      .execute()
    const [coursesOf, timesOf] = [
      groupNames(courses),
      groupNames(timings.map(({ of, time_from, time_to }) => ({ of, name: `${time_from} – ${time_to}` }))),
    ]
    return classes.map(({ id, title, link, teach_id: code, name }) => {
      const teacher = formatPersonLabel(code, name)
      return {
        id,
        kind: link?.trim() ? 'with' : 'without',
        words: createSearchText([teacher, title, link, ...timesOf(id), ...coursesOf(id)]),
        sorted: {
          teacher: createSortKey(teacher),
          title: createSortKey(title),
          link: createSortKey(link),
          time: createSortKey(timesOf(id)[0]),
        },
      }
    })
  },
}
