import type { Suggestion, SuggestionList, Student } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { useState, useEffect } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import { Fieldset } from '#components/Fieldset/Fieldset.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { LoadingRegion, SkeletonRows } from '#components/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '#components/Text/Text.tsx'
import { type Remote, getListOrEmpty } from '#remote.ts'
import type { AllotmentValues } from './allotment.schema.ts'
import { areTimesEdited, getFreeSlots, getReplacedSlots, applySuggestion } from './autofillAllotment.ts'
import { SlotList, SuggestedTeacherList } from './SuggestedTeacherList.tsx'

type TeacherSuggestionsProps = {
  suggestions: Remote<SuggestionList>
  /** Name of the student, if known. */
  student: string | undefined
}

/** Suggested teachers: teachers of the course ranked by free preferred time; one click fills the form. */
function TeacherSuggestions({ suggestions, student }: TeacherSuggestionsProps) {
  const { t } = useLingui()
  const { values, initialValues: untouched, setValues, submitCount, isSubmitting } = useFormikContext<AllotmentValues>()
  const [pendingSuggestion, setPendingSuggestion] = useState<Suggestion>()
  const [announcement, setAnnouncement] = useState('')
  const suggestionList = suggestions.state === 'ready' ? suggestions.data : undefined
  const applySelected = async (suggestion: Suggestion) => {
    setPendingSuggestion(undefined)
    await setValues(
      applySuggestion({ values, untouched }, suggestion, suggestionList?.wantedMinutes ?? 0),
      submitCount > 0,
    )
    const { name } = suggestion.teacher
    setAnnouncement(suggestion.free.length > 0 ? t`${name} chosen, with matching times.` : t`${name} chosen.`)
  }
  const getLostSlots = (suggestion: Suggestion) =>
    suggestionList && areTimesEdited({ values, untouched }, suggestionList)
      ? getReplacedSlots(values.classTimes, getFreeSlots(suggestion))
      : []
  const choose = (suggestion: Suggestion) => {
    if (getLostSlots(suggestion).length > 0) setPendingSuggestion(suggestion)
    else void applySelected(suggestion)
  }
  return (
    <Fieldset legend={t`Suggested teachers`} namesFields={false}>
      {suggestions.state === 'loading' && (
        <LoadingRegion label={t`Loading suggested teachers`}>
          <SkeletonRows rows={3} columns={2} />
        </LoadingRegion>
      )}
      {suggestions.state === 'failed' && (
        <Notice
          tone="warning"
          action={
            <Button size="sm" onPress={suggestions.retry}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {suggestions.message}
        </Notice>
      )}
      {suggestions.state === 'ready' && (
        <SuggestedTeacherList
          suggestionList={suggestions.data}
          student={student}
          chosenId={values.teacherId}
          isDisabled={isSubmitting}
          onChoose={choose}
        />
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <ConfirmDialog
        isOpen={pendingSuggestion !== undefined}
        title={t`Replace times?`}
        confirmLabel={t`Replace`}
        onConfirm={() => pendingSuggestion && void applySelected(pendingSuggestion)}
        onCancel={() => setPendingSuggestion(undefined)}
      >
        <Trans>The suggested times will replace these times you entered:</Trans>
        <SlotList slots={pendingSuggestion ? getLostSlots(pendingSuggestion) : []} />
      </ConfirmDialog>
    </Fieldset>
  )
}

/** Teacher suggestions for a student and a course: an extension. */
export type TeacherSuggestionSource = {
  /** Suggestions for the arguments last passed to `onStudentOrCourseChange`; undefined if the backend has none. */
  suggestions: Remote<SuggestionList> | undefined
  /** Called with the selected student and course. Must be a stable function. */
  onStudentOrCourseChange: (studentId: number | undefined, courseId: number | undefined) => void
}

type TeacherSuggestionsSectionProps = { suggestionSource: TeacherSuggestionSource; students: Remote<Student[]> }

/** Loads the suggestions once a student and a course are selected. */
export function TeacherSuggestionsSection({
  suggestionSource: { suggestions, onStudentOrCourseChange },
  students,
}: TeacherSuggestionsSectionProps) {
  const { values } = useFormikContext<AllotmentValues>()
  const [studentId, courseId] = [toNumber(values.studentId), toNumber(values.courseId)]
  useEffect(() => onStudentOrCourseChange(studentId, courseId), [onStudentOrCourseChange, studentId, courseId])
  if (studentId === undefined || courseId === undefined || !suggestions) return null
  const student = getListOrEmpty(students).find(({ id }) => id === studentId)
  return <TeacherSuggestions key={`${studentId} ${courseId}`} suggestions={suggestions} student={student?.name} />
}

function toNumber(id: string | null): number | undefined {
  return id === null || id === '' ? undefined : Number(id)
}
