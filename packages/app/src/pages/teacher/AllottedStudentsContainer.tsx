import { AllottedStudentsScreen } from '@maktab/ui/screens/teacher/AllottedStudentsScreen/AllottedStudentsScreen'
import { useTeacherAllotments } from '#data/teacherAllotments.ts'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'

export function AllottedStudentsContainer() {
  return <AllottedStudentsScreen allotments={useTeacherAllotments()} table={useTableSearchParams()} />
}
