import type { Allotment, Student } from '@maktab/contract/schema'
import { Plural, useLingui } from '@lingui/react/macro'
import { Badge } from '#components/Badge/Badge.tsx'
import type { Column, SearchableField } from '#components/DataTable/Column.ts'
import { type GetText, textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { readCourseTimes } from '#lib/lessons/readClassTimes.ts'
import { groupBy } from '#lib/groupBy.ts'
import { getPersonLabel } from '#lib/people/personLabels.ts'

type Teaching = NonNullable<Student['teaching']>

/**
 * What a student is taught by whom: as sent with the student, or from all allotments. Undefined if it isn’t known.
 */
export function createTeachingLookup(
  allotments: readonly Allotment[] | undefined,
): (student: Student) => Teaching | undefined {
  const byStudent = allotments && groupBy(allotments, ({ student }) => student.id)
  return ({ id, teaching }) => teaching ?? (byStudent && (byStudent.get(id) ?? []))
}

/** Columns beyond the specification, where the data is known: overdue fees, course, teacher and guardian. */
export function useOptionalStudentColumns(
  students: readonly Student[],
  teachingOf: (student: Student) => Teaching | undefined,
): Column<Student>[] {
  const { t } = useLingui()
  const namesOf = (names: readonly string[]) => [...new Set(names)].join(', ')
  const coursesOf = (student: Student) => {
    const taught = teachingOf(student) ?? []
    const names = taught.length > 0 ? taught.map(({ course }) => course.name) : readWishes(student)
    return namesOf(names)
  }
  const teachersOf = (student: Student) => namesOf((teachingOf(student) ?? []).map(({ teacher }) => teacher.name))
  const extraColumn = (id: string, header: string, getText: GetText<Student>): Column<Student> => {
    // Servers that sort the list don’t know these columns.
    const { sortValue: _sorted, ...column } = textColumn(id, header, getText)
    return { ...column, isExtra: true, isSecondary: true }
  }
  const columns: [isKnown: boolean, column: Column<Student>][] = [
    [
      students.some(({ overdueFees = 0 }) => overdueFees > 0),
      {
        id: 'fees',
        header: t`Fees`,
        priority: 'meta',
        minWidth: 5.5,
        nowrap: true,
        isExtra: true,
        cell: ({ overdueFees = 0 }) =>
          overdueFees > 0 && (
            <Badge tone="danger">
              <Plural value={overdueFees} one="# overdue" other="# overdue" />
            </Badge>
          ),
        csvValue: ({ overdueFees = 0 }) => String(overdueFees),
      },
    ],
    [students.some((student) => coursesOf(student) !== ''), extraColumn('course', t`Course`, coursesOf)],
    [students.some((student) => teachersOf(student) !== ''), extraColumn('teacher', t`Teacher`, teachersOf)],
    [students.some((student) => guardianOf(student) !== ''), extraColumn('guardian', t`Guardian`, guardianOf)],
  ]
  return columns.flatMap(([isKnown, column]) => (isKnown ? [column] : []))
}

const guardianOf = ({ guardian_name: guardian }: Student) => guardian?.trim() ?? ''

const readWishes = ({ class_course_data: data }: Student) => readCourseTimes(data).map(({ courseName }) => courseName)

/** Fields that are searched even if no column shows them: guardian, second phone, courses and teachers. */
export function getStudentSearchFields(allotments: readonly Allotment[]): SearchableField<Student>[] {
  const teachingByStudent = new Map<string, string>()
  for (const { student, teacher, course } of allotments) {
    const id = String(student.id)
    teachingByStudent.set(id, `${teachingByStudent.get(id) ?? ''}${getPersonLabel(teacher, '')} ${course.name}\n`)
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
    { searchText: ({ id }) => teachingByStudent.get(String(id)) ?? '' },
  ]
}
