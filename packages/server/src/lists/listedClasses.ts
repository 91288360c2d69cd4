import type { Listing } from './Listing.ts'
import { labelOf } from './labelOf.ts'
import { namesOf } from './namesOf.ts'
import { sortKey } from './sortKey.ts'
import { wordsOf } from './wordsOf.ts'

/** The classes that aren't deleted, by whether they have a link; found by their courses too. */
export const listedClasses: Listing<'teacher' | 'title' | 'link' | 'time'> = {
  name: 'classes',
  sorts: ['teacher', 'title', 'link', 'time'],
  usually: 'oldestFirst',
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
      namesOf(courses),
      namesOf(timings.map(({ of, time_from, time_to }) => ({ of, name: `${time_from} – ${time_to}` }))),
    ]
    return classes.map(({ id, title, link, teach_id: code, name }) => {
      const teacher = labelOf(code, name)
      return {
        id,
        kind: link?.trim() ? 'with' : 'without',
        words: wordsOf([teacher, title, link, ...timesOf(id), ...coursesOf(id)]),
        sorted: {
          teacher: sortKey(teacher),
          title: sortKey(title),
          link: sortKey(link),
          time: sortKey(timesOf(id)[0]),
        },
      }
    })
  },
}
