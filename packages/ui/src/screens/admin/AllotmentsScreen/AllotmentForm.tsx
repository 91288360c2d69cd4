import type { Allotment } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Card } from '#components/Card/Card.tsx'
import type { ClashCheck } from '#forms/ClashCheck.ts'
import { FormClashes } from '#forms/FormClashes.tsx'
import { ScreenForm } from '#forms/ScreenForm.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { useClashGate } from '#forms/useClashGate.ts'
import { useOpened } from '#forms/useOpened.ts'
import { FormColumn } from '#layouts/FormColumn/FormColumn.ts'
import { type Outcome, placeFields } from '#outcome.ts'
import { type Remote, listOf } from '#remote.ts'
import {
  type AllotmentDraft,
  type AllotmentValues,
  type Beginning,
  allotmentSchema,
  toClashQuestion,
  toRequest,
  toValues,
} from './allotment.schema.ts'
import { type AllotmentLists, AllotmentFields } from './AllotmentFields.tsx'
import { AlreadyAllotted } from './AlreadyAllotted.tsx'
import { FillIn } from './FillIn.tsx'
import { PreferredTimes } from './PreferredTimes.tsx'
import { atTheSlot } from './slots.ts'
import { type Suggester, SuitingTeachers } from './SuitingTeachers.tsx'
import { TimeSlots } from './TimeSlots.tsx'

export type AllotmentFormProps = AllotmentLists & {
  /** The allotment to edit; without one the form allots. */
  allotment: Allotment | undefined
  /** What is known of a new one. */
  begin?: Beginning
  /** What the student that `onStudentChange` told of last is taught already, with or without what others are. */
  allotments: Remote<Allotment[]>
  getAllotmentHref: (id: number) => string
  clashes: ClashCheck
  suggester: Suggester
  onSaveAllotment: (draft: AllotmentDraft, id: number | undefined) => Promise<Outcome>
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
  const [allotment, takeNewest] = useOpened(given)
  const gate = useClashGate(clashes)
  const [initialValues] = useState(() => toValues(allotment))
  return (
    <FormColumn>
      <Card>
        <ScreenForm
          initialValues={initialValues}
          schema={allotmentSchema}
          onSubmit={async (values) => {
            const save = (goOn: boolean) => onSaveAllotment(toRequest(values, allotment, goOn), allotment?.id)
            return placeFields(await gate.send(toClashQuestion(values, allotment), save), atTheSlot)
          }}
          onTakeNewest={takeNewest}
          onDone={onDone}
        >
          <AllotmentFields
            {...lists}
            allotment={allotment}
            found={!allotment && suggestions?.state === 'ready' ? suggestions.data : undefined}
          />
          {!allotment && (
            <FillIn
              begin={begin}
              students={lists.students}
              courses={lists.courses}
              teachers={lists.teachers}
              allotments={allotments}
            />
          )}
          <AlreadyAllotted allotments={listOf(allotments)} opened={allotment} hrefOf={getAllotmentHref} />
          {!allotment && <SuitingTeachers suggester={suggester} students={lists.students} />}
          {!allotment && <PreferredTimes students={lists.students} courses={lists.courses} />}
          <TimeSlots isEditing={allotment !== undefined} />
          <FormClashes<AllotmentValues>
            check={clashes}
            question={gate.question}
            toQuestion={(values) => toClashQuestion(values, allotment)}
          />
          <SubmitButton
            pendingLabel={t`Saving…`}
            beside={
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
          </SubmitButton>
        </ScreenForm>
      </Card>
    </FormColumn>
  )
}
