import type { Allotment } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Card } from '#components/Card/Card.tsx'
import type { ConflictCheck } from '#forms/ConflictCheck.ts'
import { FormConflicts } from '#forms/FormConflicts.tsx'
import { ScreenForm } from '#forms/ScreenForm.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { useConflictGuard } from '#forms/useConflictGuard.ts'
import { useRecordSnapshot } from '#forms/useRecordSnapshot.ts'
import { FormColumn } from '#layouts/FormPage/FormColumn.ts'
import { type SubmitResult, mapFieldErrors } from '#submitResult.ts'
import { type Remote, getListOrEmpty } from '#remote.ts'
import {
  type AllotmentDraft,
  type AllotmentValues,
  type AllotmentPrefill,
  allotmentSchema,
  toAllotmentConflictQuery,
  toRequest,
  toValues,
} from './allotment.schema.ts'
import { type AllotmentLists, AllotmentFields } from './AllotmentFields.tsx'
import { AlreadyAllottedNotice } from './AlreadyAllottedNotice.tsx'
import { AllotmentAutofill } from './FillIn.tsx'
import { PreferredTimes } from './PreferredTimes.tsx'
import { toFormField } from './slots.ts'
import { type TeacherSuggestionSource, TeacherSuggestionsLoader } from './TeacherSuggestionsLoader.tsx'
import { TimeSlots } from './TimeSlots.tsx'

export type AllotmentFormProps = AllotmentLists & {
  /** The allotment to edit; without one the form allots. */
  allotment: Allotment | undefined
  /** What is known of a new one. */
  begin?: AllotmentPrefill
  /** What the student that `onStudentChange` told of last is taught already, with or without what others are. */
  allotments: Remote<Allotment[]>
  getAllotmentHref: (id: number) => string
  clashes: ConflictCheck
  suggester: TeacherSuggestionSource
  onSaveAllotment: (draft: AllotmentDraft, id: number | undefined) => Promise<SubmitResult>
  onDone: () => void
  onCancel: () => void
  onCancelEdit: () => void
}

export function AllotmentForm({
  allotment: given,
  begin,
  allotments,
  getAllotmentHref,
  clashes,
  suggester,
  onSaveAllotment,
  onDone,
  onCancel,
  onCancelEdit,
  ...lists
}: AllotmentFormProps) {
  const { t } = useLingui()
  const { suggestions } = suggester
  const [allotment, takeNewest] = useRecordSnapshot(given)
  const gate = useConflictGuard(clashes)
  const [initialValues] = useState(() => toValues(allotment))
  return (
    <FormColumn>
      <Card>
        <ScreenForm
          initialValues={initialValues}
          schema={allotmentSchema}
          onSubmit={async (values) => {
            const save = (goOn: boolean) => onSaveAllotment(toRequest(values, allotment, goOn), allotment?.id)
            return mapFieldErrors(await gate.send(toAllotmentConflictQuery(values, allotment), save), toFormField)
          }}
          onUseLatest={takeNewest}
          onDone={onDone}
        >
          <AllotmentFields
            {...lists}
            allotment={allotment}
            found={!allotment && suggestions?.state === 'ready' ? suggestions.data : undefined}
          />
          {!allotment && (
            <AllotmentAutofill
              begin={begin}
              students={lists.students}
              courses={lists.courses}
              teachers={lists.teachers}
              allotments={allotments}
            />
          )}
          <AlreadyAllottedNotice allotments={getListOrEmpty(allotments)} opened={allotment} hrefOf={getAllotmentHref} />
          {!allotment && <TeacherSuggestionsLoader suggester={suggester} students={lists.students} />}
          {!allotment && <PreferredTimes students={lists.students} courses={lists.courses} />}
          <TimeSlots isEditing={allotment !== undefined} />
          <FormConflicts<AllotmentValues>
            check={clashes}
            question={gate.question}
            toQuery={(values) => toAllotmentConflictQuery(values, allotment)}
          />
          <FormActions
            pendingLabel={t`Saving…`}
            otherActions={
              <>
                {allotment && (
                  <Button onPress={onCancelEdit}>
                    <Trans>Cancel Edit</Trans>
                  </Button>
                )}
                <Button onPress={onCancel}>
                  <Trans>Cancel</Trans>
                </Button>
              </>
            }
          >
            {allotment ? <Trans>Update Allotment</Trans> : <Trans>Allot</Trans>}
          </FormActions>
        </ScreenForm>
      </Card>
    </FormColumn>
  )
}
