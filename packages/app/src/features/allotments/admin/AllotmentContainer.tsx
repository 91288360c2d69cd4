import { mapRemote } from '@maktab/ui/remote'
import type { StudentBilling } from '@maktab/contract/schema'
import { AllotmentView } from '@maktab/ui/features/allotments/admin/AllotmentView'
import { useState, useCallback } from 'react'
import { admin } from '#addresses/admin.ts'
import { useAllotmentActions } from '../allotments.ts'
import { useAssignedCourses } from '#features/classes/classes.ts'
import { useScheduleConflicts } from '#features/timetable/timetable.ts'
import { useCourses } from '#features/courses/courses.ts'
import { useStudentBillingDetails } from '#features/payments/billing.ts'
import { useRemoteOptions } from '#lists/useRemoteOptions.ts'
import { useFilteredList } from '#lists/useListQuery.ts'
import { useRecordsById } from '#lists/useRecordsById.ts'
import { useNavigateTo } from '#navigation/views.ts'
import type { TeacherSuggestionSource } from '@maktab/ui/features/allotments/admin/TeacherSuggestions'
import { useOptionalQuery } from '#api/optionalCalls.ts'

type AllotmentContainerProps = {
  open: 'new' | number
  /** For whom a new one is, what they are to be taught and by whom, where that is known. */
  student?: number | undefined
  course?: number | undefined
  teacher?: number | undefined
}

/** What the form offers is asked for here, and not for the list. */
export function AllotmentContainer({ open, student, course, teacher }: AllotmentContainerProps) {
  const { go, hrefTo } = useNavigateTo(admin.allotTeachers)
  const { saveAllotment } = useAllotmentActions()
  const [teacherId, setTeacherId] = useState<number>()
  const [studentId, setStudentId] = useState(student)
  const suggester = useTeacherSuggestions()
  const { suggestions } = suggester
  const suggested = suggestions?.state === 'ready' ? suggestions.data.suggestions.map((one) => one.teacher.id) : []
  const ofStudent = useFilteredList('listAllotments', {
    query: { studentId },
    isOwn: (one) => one.student.id === studentId,
    isNeeded: studentId !== undefined,
  })
  // Only a course that comes with its student is held against what they bought.
  const billing = useStudentBillingDetails(student ?? 0, student !== undefined && course !== undefined)
  return (
    <AllotmentView
      opened={useRecordsById('listAllotments', open === 'new' ? [] : [open])}
      allotments={ofStudent}
      open={open}
      begin={{ student, course, teacher, bought: mapRemote(billing, namesOfBought) }}
      getAllotmentHref={(id) => hrefTo({ edit: id })}
      students={useRemoteOptions('listStudents', [student])}
      courses={useCourses()}
      teachers={useRemoteOptions('listTeachers', [teacher, ...suggested])}
      assigned={useAssignedCourses(teacherId ?? 0, teacherId !== undefined)}
      onTeacherChange={setTeacherId}
      onStudentChange={setStudentId}
      getTeacherCoursesHref={(one) => admin.teachers.href({ teacher: one, tab: 'courses' })}
      clashes={useScheduleConflicts()}
      suggester={suggester}
      onSaveAllotment={saveAllotment}
      onStartAnew={() => go({ form: 'new' })}
      onClose={() => go({})}
    />
  )
}

const namesOfBought = (purchases: readonly StudentBilling[]) =>
  purchases.flatMap(({ paymentStatus, course }) => (paymentStatus === 'rejected' ? [] : [course.name]))

/**
 * Who could teach a student a course, and when (an extension); asked for once both are chosen. A backend that doesn’t
 * know the call (decision 16) suggests nobody, and nobody is told.
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
  return { suggestions: !pair ? undefined : suggestions, onPair }
}
