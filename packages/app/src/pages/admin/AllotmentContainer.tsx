import { mapRemote } from '@maktab/ui/remote'
import type { StudentBilling } from '@maktab/contract/schema'
import { AllotmentView } from '@maktab/ui/screens/admin/AllotmentsScreen/AllotmentView'
import { useState } from 'react'
import { admin } from '#addresses/admin.ts'
import { useAllotmentActions, useAllotments } from '#data/allotments.ts'
import { useAssignedCourses } from '#data/assignedCourses.ts'
import { useClashes } from '#data/clashes.ts'
import { useCourses } from '#data/courses.ts'
import { useStudentBillingDetails } from '#data/studentBillingDetails.ts'
import { useSuggester } from '#data/suggester.ts'
import { useStudents } from '#data/students.ts'
import { useTeachers } from '#data/teachers.ts'
import { useMoves } from '#navigation/useMoves.ts'

type AllotmentContainerProps = {
  open: 'new' | number
  /** For whom a new one is, what they are to be taught and by whom, where that is known. */
  student?: number | undefined
  course?: number | undefined
  teacher?: number | undefined
}

/** What the form offers is asked for here, and not for the list. */
export function AllotmentContainer({ open, student, course, teacher }: AllotmentContainerProps) {
  const { go, hrefTo } = useMoves(admin.allotTeachers)
  const { saveAllotment } = useAllotmentActions()
  const [teacherId, setTeacherId] = useState<number>()
  // Only a course that comes with its student is held against what they bought.
  const billing = useStudentBillingDetails(student ?? 0, student !== undefined && course !== undefined)
  return (
    <AllotmentView
      allotments={useAllotments()}
      open={open}
      begin={{ student, course, teacher, bought: mapRemote(billing, namesOfBought) }}
      getAllotmentHref={(id) => hrefTo({ edit: id })}
      students={useStudents()}
      courses={useCourses()}
      teachers={useTeachers()}
      assigned={useAssignedCourses(teacherId ?? 0, teacherId !== undefined)}
      onTeacherChange={setTeacherId}
      getTeacherCoursesHref={(one) => admin.teachers.href({ teacher: one, tab: 'courses' })}
      clashes={useClashes()}
      suggester={useSuggester()}
      onSaveAllotment={saveAllotment}
      onStartAnew={() => go({ form: 'new' })}
      onClose={() => go({})}
    />
  )
}

const namesOfBought = (purchases: readonly StudentBilling[]) =>
  purchases.flatMap(({ paymentStatus, course }) => (paymentStatus === 'rejected' ? [] : [course.name]))
