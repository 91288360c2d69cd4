import { useToday } from '@maktab/ui/providers/ClockProvider'
import { useSchoolSettings } from '@maktab/ui/providers/SchoolSettingsProvider'
import { mapRemote } from '@maktab/ui/remote'
import { useState } from 'react'
import { TeacherScreen } from '@maktab/ui/features/teachers/admin/TeacherScreen'
import { parseTeacherTab } from '@maktab/ui/lib/navigation/personTabs'
import { admin } from '#addresses/admin.ts'
import { useHasOperation } from '#api/optionalOperations.ts'
import { useAuditLog } from '#features/audit/auditLogQueryHooks.ts'
import { useAssignedCourses } from '#features/classes/classQueryHooks.ts'
import { copyText } from '#browser/sharePrintouts.ts'
import { useCourses } from '#features/courses/courseQueryHooks.ts'
import { useInvite } from '#features/auth/useInvite.ts'
import { useErasePerson } from '#features/erasure/useErasePerson.ts'
import { generatePassword } from '@maktab/ui/lib/people/generateSecrets'
import { useRequiresEmailConfirmation } from '#features/settings/settingsQueryHooks.ts'
import { useTeacherActions } from '../teacherQueryHooks.ts'
import { useTimetable } from '#features/timetable/timetableQueryHooks.ts'
import { useFilteredList } from '#lists/useListQuery.ts'
import { usePeopleById } from '#lists/useRecordsById.ts'
import type { ViewProps } from '#navigation/createViewPage.tsx'
import { useApiMutation } from '#api/useApiMutation.ts'
import { useApiQuery } from '#api/useApiQuery.ts'

/** One teacher. The content of a tab is requested when it opens. */
export function TeacherContainer({ view, go, hrefTo }: ViewProps<typeof admin.teachers, 'teacher'>) {
  const { teacher: id, tab } = view
  const { blockTeacher, deleteTeacher, assignCredentials } = useTeacherActions()
  const mutate = useApiMutation()
  const canHideProfile = useHasOperation('hideTeacherProfile')
  const hideProfile = (teacherID: number, isHidden: boolean, reason?: string) =>
    mutate('hideTeacherProfile', { body: { teacherID, isHidden, ...(reason && { reason }) } })
  const awaitsEmails = useRequiresEmailConfirmation()
  const open = parseTeacherTab(tab)
  const { viewerZone } = useSchoolSettings()
  const isOwn = ({ teacher }: { teacher: { id: number } }) => teacher.id === id
  const own = { query: { teacherId: id }, isOwn }
  const week = { from: useToday(), days: 7, zone: viewerZone, teacherId: id }
  const hasTimetable = useHasOperation('getTimetable')
  const [isDeleting, setIsDeleting] = useState(false)
  const classes = useFilteredList('listAllClasses', {
    query: { teacherId: id },
    isOwn: ({ teacherID }) => Number(teacherID) === id,
    isNeeded: isDeleting,
  })
  const timetable = useTimetable(week, hasTimetable && open === 'week')
  const hasActs = useHasOperation('listActs')
  const acts = useAuditLog({ kind: 'teacher', id }, hasActs && open === 'decided')
  return (
    <TeacherScreen
      teachers={usePeopleById('listTeachers', [id])}
      id={id}
      tab={tab}
      onTab={(next) => go({ teacher: id, tab: next })}
      teachersHref={hrefTo({})}
      links={{
        edit: useHasOperation('editTeacher') ? hrefTo({ form: id }) : undefined,
        allot: (course) => admin.allotTeachers.href({ form: 'new', teacher: id, course }),
        student: (student) => admin.students.href({ student }),
        class: (one) => admin.classes.href({ class: one }),
        report: (report) => admin.reports.href({ report }),
      }}
      onClose={() => go({})}
      classCount={classes.state === 'ready' ? classes.data.length : undefined}
      onOpenDeleteDialog={() => setIsDeleting(true)}
      auditLog={hasActs ? acts : undefined}
      lessons={hasTimetable && timetable ? mapRemote(timetable, ({ lessons }) => lessons) : undefined}
      allotments={useFilteredList('listAllotments', { ...own, isNeeded: open === 'students' })}
      reports={useFilteredList('listReports', { ...own, isNeeded: open === 'reports' })}
      timings={useTeacherTimes(id, open === 'timings')}
      assigned={useAssignedCourses(id, open === 'courses')}
      courses={useCourses()}
      onBlockTeacher={blockTeacher}
      onDeleteTeacher={deleteTeacher}
      onConfirmEmail={
        awaitsEmails ? (teacher) => mutate('confirmTeacherEmail', { params: { id: teacher } }) : undefined
      }
      onInvite={useInvite('teacher')}
      onEraseTeacher={useErasePerson('eraseTeacher')}
      onAssignCourse={(body) => mutate('assignCourse', { body })}
      // The ID is the assignment’s (decision 3), although the path calls it `courseId`.
      onRemoveCourse={(courseId) => mutate('removeAssignedCourse', { params: { courseId } })}
      onAssignCredentials={assignCredentials}
      onHideProfile={canHideProfile ? hideProfile : undefined}
      generatePassword={generatePassword}
      copyText={copyText}
    />
  )
}

/** A teacher’s preferred times per course; requested only while `isNeeded`. */
function useTeacherTimes(teacherId: number, isNeeded: boolean) {
  return useApiQuery('listTeacherClassTimes', { params: { teacherId }, select: ({ data }) => data, enabled: isNeeded })
}
