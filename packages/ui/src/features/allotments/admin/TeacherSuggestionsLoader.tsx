import type { Student, SuggestionList } from '@maktab/contract/schema'
import { useFormikContext } from 'formik'
import { useEffect } from 'react'
import { type Remote, getListOrEmpty } from '#remote.ts'
import type { AllotmentValues } from './allotment.schema.ts'
import { TeacherSuggestions } from './TeacherSuggestions.tsx'

/** Who could teach a student a course, and when: an extension. */
export type TeacherSuggestionSource = {
  /** Of the pair that `onPair` told of last; undefined where the backend suggests nobody. */
  suggestions: Remote<SuggestionList> | undefined
  /** Has to stay the same function: it is told of the student and the course that are chosen. */
  onPair: (studentId: number | undefined, courseId: number | undefined) => void
}

type TeacherSuggestionsLoaderProps = { suggester: TeacherSuggestionSource; students: Remote<Student[]> }

/** Once a student and a course are chosen: who has time when that student wishes to learn it. */
export function TeacherSuggestionsLoader({
  suggester: { suggestions, onPair },
  students,
}: TeacherSuggestionsLoaderProps) {
  const { values } = useFormikContext<AllotmentValues>()
  const [studentId, courseId] = [numberOf(values.studentId), numberOf(values.courseId)]
  useEffect(() => onPair(studentId, courseId), [onPair, studentId, courseId])
  if (studentId === undefined || courseId === undefined || !suggestions) return null
  const student = getListOrEmpty(students).find(({ id }) => id === studentId)
  return <TeacherSuggestions key={`${studentId} ${courseId}`} suggestions={suggestions} student={student?.name} />
}

function numberOf(id: string | null): number | undefined {
  return id === null || id === '' ? undefined : Number(id)
}
