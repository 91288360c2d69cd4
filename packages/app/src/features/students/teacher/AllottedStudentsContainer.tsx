import { AllottedStudentsScreen } from '@maktab/ui/features/students/teacher/AllottedStudentsScreen'
import { useTeacherAllotments } from '#features/allotments/useTeacherAllotments.ts'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'

export function AllottedStudentsContainer() {
  return <AllottedStudentsScreen allotments={useTeacherAllotments()} table={useTableSearchParams()} />
}
