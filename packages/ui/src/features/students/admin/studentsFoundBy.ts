import type { Allotment, Student } from '@maktab/contract/schema'
import type { SearchableField } from '#components/DataTable/Column.ts'
import { readCourseTimes } from '#lib/lessons/readCourseTimes.ts'
import { personLabel } from '#lib/people/personLabel.ts'

/** What a school looks for a student by, though the list doesn’t show it: their guardian, their courses, their teachers. */
export function getStudentSearchFields(allotments: readonly Allotment[]): SearchableField<Student>[] {
  const taught = new Map<string, string>()
  for (const { student, teacher, course } of allotments) {
    const id = String(student.id)
    taught.set(id, `${taught.get(id) ?? ''}${personLabel(teacher, '')} ${course.name}\n`)
  }
  return [
    { searchText: ({ guardian_name: guardian }) => guardian ?? '' },
    { searchText: ({ alternate_contact_number: phone }) => phone ?? '', isPhone: true, mask: 'phone' },
    {
      searchText: ({ class_course_data: data }) =>
        readCourseTimes(data)
          .map(({ courseName }) => courseName)
          .join('\n'),
    },
    { searchText: ({ id }) => taught.get(String(id)) ?? '' },
  ]
}
