import { mapRemote } from '@maktab/ui/remote'
import type { StudentBilling } from '@maktab/contract/schema'
import { AllotmentFormPage } from '@maktab/ui/features/allotments/admin/AllotmentFormPage'
import { useState, useCallback } from 'react'
import { admin } from '#addresses/admin.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { useAssignedCourses } from '#features/classes/classQueryHooks.ts'
import { useScheduleConflicts } from '#features/timetable/timetableQueryHooks.ts'
import { useCourses } from '#features/courses/courseQueryHooks.ts'
import { useStudentBillingDetails } from '#features/payments/billingQueryHooks.ts'
import { useRemoteOptions } from '#lists/useRemoteOptions.ts'
import { useFilteredList } from '#lists/useListQuery.ts'
import { useRecordsById } from '#lists/useRecordsById.ts'
import type { ViewProps } from '#navigation/createViewPage.tsx'
import type { TeacherSuggestionSource } from '@maktab/ui/features/allotments/admin/TeacherSuggestionsSection'
import { useOptionalQuery } from '#api/optionalOperations.ts'

export function AllotmentContainer({ view, go, hrefTo }: ViewProps<typeof admin.allotTeachers, 'create' | 'edit'>) {
  const mutate = useApiMutation()
  const open = view.at === 'edit' ? view.edit : 'new'
  const { student, course, teacher, requested } = view.at === 'create' ? view : {}
  const [teacherId, setTeacherId] = useState<number>()
  const [studentId, setStudentId] = useState(student)
  const suggester = useTeacherSuggestions()
  const { suggestions } = suggester
  const suggested = suggestions?.state === 'ready' ? suggestions.data.suggestions.map((one) => one.teacher.id) : []
  const studentAllotments = useFilteredList('listAllotments', {
    query: { studentId },
    isOwn: (one) => one.student.id === studentId,
    isNeeded: studentId !== undefined,
  })
  // The purchase is only checked for a course that was preselected with the student.
  const isChecked = student !== undefined && course !== undefined && requested === undefined
  const billing = useStudentBillingDetails(student ?? 0, isChecked)
  const courses = useCourses()
  const wanted =
    requested === undefined
      ? mapRemote(billing, getBoughtCourseNames)
      : mapRemote(courses, (all) => all.flatMap(({ id, name }) => (id === course ? [name] : [])))
  return (
    <AllotmentFormPage
      opened={useRecordsById('listAllotments', open === 'new' ? [] : [open])}
      allotments={studentAllotments}
      open={open}
      prefill={{ student, course, teacher, boughtCourses: wanted }}
      getAllotmentHref={(id) => hrefTo({ edit: id })}
      students={useRemoteOptions('listStudents', [student])}
      courses={courses}
      teachers={useRemoteOptions('listTeachers', [teacher, ...suggested])}
      assigned={useAssignedCourses(teacherId ?? 0, teacherId !== undefined)}
      onTeacherChange={setTeacherId}
      onStudentChange={setStudentId}
      getTeacherCoursesHref={(one) => admin.teachers.href({ teacher: one, tab: 'courses' })}
      conflictCheck={useScheduleConflicts()}
      suggestionSource={suggester}
      onSaveAllotment={(body, id) =>
        id === undefined ? mutate('createAllotment', { body }) : mutate('updateAllotment', { params: { id }, body })
      }
      onCreateNew={() => go({ form: 'new' })}
      onClose={() => go({})}
    />
  )
}

const getBoughtCourseNames = (purchases: readonly StudentBilling[]) =>
  purchases.flatMap(({ paymentStatus, course }) => (paymentStatus === 'rejected' ? [] : [course.name]))

/**
 * Teachers who could teach a student a course, and when (an extension). Requested once both are selected. A backend
 * without it (decision 16) suggests none, without an error.
 */
function useTeacherSuggestions(): TeacherSuggestionSource {
  const [pair, setPair] = useState<{ studentId: number; courseId: number }>()
  const onPair = useCallback((studentId: number | undefined, courseId: number | undefined) => {
    setPair(studentId === undefined || courseId === undefined ? undefined : { studentId, courseId })
  }, [])
  const suggestions = useOptionalQuery('suggestTeachers', {
    params: pair ?? { studentId: 0, courseId: 0 },
    enabled: pair !== undefined,
    staleTime: 0,
  })
  return { suggestions: !pair ? undefined : suggestions, onStudentOrCourseChange: onPair }
}
