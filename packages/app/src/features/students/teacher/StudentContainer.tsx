import { StudentScreen } from '@maktab/ui/features/students/teacher/StudentScreen'
import { useSchoolSettings } from '@maktab/ui/providers/SchoolSettingsProvider'
import { getListOrEmpty, mapRemote, mergeStaleState } from '@maktab/ui/remote'
import { useQueries } from '@tanstack/react-query'
import { teacher } from '#addresses/teacher.ts'
import { useOptionalQuery } from '#api/optionalOperations.ts'
import { getToastMessages } from '#api/toastMessages.ts'
import { useCombinedRemote } from '#api/useCombinedRemote.ts'
import { useTeacherAllotments } from '#features/allotments/useTeacherAllotments.ts'
import { attendanceQueryOptions } from '#features/attendance/attendanceQueryHooks.ts'
import { useClassAssignments } from '#features/classes/teacherClassQueryHooks.ts'
import { useTeacherReports } from '#features/reports/teacherReportQueryHooks.ts'
import { useUpcomingLessons } from '#features/timetable/useUpcomingLessons.ts'
import type { ViewProps } from '#navigation/createViewPage.tsx'

/** One of the teacher’s students. */
export function StudentContainer({ view: { student: id }, hrefTo }: ViewProps<typeof teacher.students, 'student'>) {
  const allotments = useTeacherAllotments()
  return (
    <StudentScreen
      id={id}
      allotments={allotments}
      assignments={useClassAssignments()}
      marks={useStudentMarks(id)}
      reports={useTeacherReports()}
      lessons={useUpcomingLessons()}
      contact={useGuardianContact(id)}
      studentsHref={hrefTo({})}
      timetableHref={teacher.timetable.href()}
      newReportHref={teacher.reports.href({ form: 'new', student: id, course: findOnlyCourse(allotments, id) })}
      getReportHref={(report) => teacher.reports.href({ report })}
      getRegisterHref={(classId, day) => teacher.classes.href({ class: classId, view: 'register', day })}
    />
  )
}

/** The course that a student is allotted; undefined if there are several. */
function findOnlyCourse(allotments: ReturnType<typeof useTeacherAllotments>, studentId: number): number | undefined {
  const [only, ...others] = getListOrEmpty(allotments).filter(({ student }) => student.id === studentId)
  return others.length === 0 ? only?.course.id : undefined
}

/** The marks of a student in the teacher’s classes, newest first. Each class is requested, as there is no operation for it. */
function useStudentMarks(studentId: number) {
  const assignments = useClassAssignments()
  const own = getListOrEmpty(assignments).filter(({ student }) => student.id === studentId)
  const queries = useQueries({ queries: own.map(({ classID }) => attendanceQueryOptions(classID)) })
  const lists = useCombinedRemote(queries, getToastMessages('listAttendance'))
  if (assignments.state !== 'ready') return assignments
  const marks = mapRemote(lists, (all) =>
    own
      .flatMap(({ classID: classId, class: { title } }, at) =>
        (all[at]?.attendences ?? [])
          .filter(({ student }) => student.id === studentId)
          .map((mark) => ({ ...mark, classId, title })),
      )
      .toSorted((one, other) => other.date.localeCompare(one.date)),
  )
  return mergeStaleState(marks, assignments)
}

/** How to reach the guardian; undefined if the school doesn’t let teachers contact guardians. */
function useGuardianContact(studentId: number) {
  const { teachersMayMessage = false } = useSchoolSettings()
  const contact = useOptionalQuery('getGuardianContact', { params: { studentId }, enabled: teachersMayMessage })
  return teachersMayMessage ? contact : undefined
}
