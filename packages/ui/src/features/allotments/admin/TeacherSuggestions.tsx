import type { Suggestion, SuggestionList } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import { Fieldset } from '#components/Fieldset/Fieldset.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { LoadingRegion, SkeletonRows } from '#components/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.ts'
import type { Remote } from '#remote.ts'
import type { AllotmentValues } from './allotment.schema.ts'
import { areTimesEdited, getFreeSlots, getReplacedSlots, applySuggestion } from './applySuggestion.ts'
import { SlotList } from './SlotList.tsx'
import { SuggestedTeachers } from './SuggestedTeachers.tsx'

type TeacherSuggestionsProps = {
  suggestions: Remote<SuggestionList>
  /** Who is to be taught, where that is known. */
  student: string | undefined
}

/** “Times that suit”: teachers of the course by how much of the wished time they have; one press fills the form. */
export function TeacherSuggestions({ suggestions, student }: TeacherSuggestionsProps) {
  const { t } = useLingui()
  const { values, initialValues: untouched, setValues, submitCount, isSubmitting } = useFormikContext<AllotmentValues>()
  const [asked, setAsked] = useState<Suggestion>()
  const [told, setTold] = useState('')
  const found = suggestions.state === 'ready' ? suggestions.data : undefined
  const take = async (suggestion: Suggestion) => {
    setAsked(undefined)
    await setValues(applySuggestion({ values, untouched }, suggestion, found?.wantedMinutes ?? 0), submitCount > 0)
    const { name } = suggestion.teacher
    setTold(suggestion.free.length > 0 ? t`${name} is chosen, with the times that suit.` : t`${name} is chosen.`)
  }
  const lostTo = (suggestion: Suggestion) =>
    found && areTimesEdited({ values, untouched }, found)
      ? getReplacedSlots(values.classTimes, getFreeSlots(suggestion))
      : []
  const choose = (suggestion: Suggestion) => {
    if (lostTo(suggestion).length > 0) setAsked(suggestion)
    else void take(suggestion)
  }
  return (
    <Fieldset legend={t`Times that suit`} namesFields={false}>
      {suggestions.state === 'loading' && (
        <LoadingRegion label={t`Looking for times that suit`}>
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
        <SuggestedTeachers
          found={suggestions.data}
          student={student}
          chosenId={values.teacherId}
          isDisabled={isSubmitting}
          onChoose={choose}
        />
      )}
      <VisuallyHidden role="status">{told}</VisuallyHidden>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={t`Replace the times?`}
        confirmLabel={t`Replace`}
        onConfirm={() => asked && void take(asked)}
        onCancel={() => setAsked(undefined)}
      >
        <Trans>These times, which you filled in, make room for those that suit:</Trans>
        <SlotList slots={asked ? lostTo(asked) : []} />
      </ConfirmDialog>
    </Fieldset>
  )
}
