import type { Allotment } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSchoolTimeText } from '#components/ClassTime/SchoolTimeNote.tsx'
import { useState, useEffect } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { type ScheduleConflictCheck, useScheduleConflictGuard } from '#forms/ScheduleConflictCheck.ts'
import { FormScheduleConflicts } from '#forms/FormScheduleConflicts.tsx'
import { ValidatedForm } from '#forms/ValidatedForm.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { useRecordSnapshot } from '#forms/formValues.ts'
import { FormCard } from '#layouts/FormPage/FormCard.tsx'
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
  emptySlot,
  toFormField,
} from './allotment.schema.ts'
import { type AllotmentLists, AllotmentFields, PreferredTimes } from './AllotmentFields.tsx'
import { type TeacherSuggestionSource, TeacherSuggestionsSection } from './TeacherSuggestionsSection.tsx'
import { useFormikContext } from 'formik'
import { type AutofillSources, autofillAllotment } from './autofillAllotment.ts'
import { limits } from '@maktab/contract/limits/createAllotment'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { FormTimeRangeField } from '#forms/FormTimeFields.tsx'
import { RepeatableBlocks } from '#forms/RepeatableBlocks.tsx'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { ClassTimes } from '#components/ClassTime/ClassTime.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { readClassTimes } from '#lib/lessons/readClassTimes.ts'
import { getPersonLabel } from '#lib/people/personLabels.ts'

export type AllotmentFormProps = AllotmentLists & {
  /** The allotment to edit; undefined creates a new one. */
  allotment: Allotment | undefined
  /** Prefilled values of a new allotment. */
  prefill?: AllotmentPrefill
  /** The allotments of the student last passed to `onStudentChange`, possibly with those of other students. */
  allotments: Remote<Allotment[]>
  getAllotmentHref: (id: number) => string
  conflictCheck: ScheduleConflictCheck
  suggestionSource: TeacherSuggestionSource
  onSaveAllotment: (draft: AllotmentDraft, id: number | undefined) => Promise<SubmitResult>
  onDone: () => void
  onCancel: () => void
  onCancelEdit: () => void
}

export function AllotmentForm({
  allotment: loaded,
  prefill,
  allotments,
  getAllotmentHref,
  conflictCheck,
  suggestionSource,
  onSaveAllotment,
  onDone,
  onCancel,
  onCancelEdit,
  ...lists
}: AllotmentFormProps) {
  const { t } = useLingui()
  const { suggestions } = suggestionSource
  const [allotment, takeNewest] = useRecordSnapshot(loaded)
  const gate = useScheduleConflictGuard(conflictCheck)
  const [initialValues] = useState(() => toValues(allotment))
  return (
    <FormCard>
      <ValidatedForm
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
          suggestions={!allotment && suggestions?.state === 'ready' ? suggestions.data : undefined}
        />
        {!allotment && (
          <AllotmentAutofill
            prefill={prefill}
            students={lists.students}
            courses={lists.courses}
            teachers={lists.teachers}
            allotments={allotments}
          />
        )}
        <AlreadyAllottedNotice allotments={getListOrEmpty(allotments)} opened={allotment} hrefOf={getAllotmentHref} />
        {!allotment && <TeacherSuggestionsSection suggestionSource={suggestionSource} students={lists.students} />}
        {!allotment && <PreferredTimes students={lists.students} courses={lists.courses} />}
        <TimeSlots isEditing={allotment !== undefined} />
        <FormScheduleConflicts<AllotmentValues>
          check={conflictCheck}
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
      </ValidatedForm>
    </FormCard>
  )
}

/** Autofills known values as defaults, so that leaving the form doesn’t ask about unsaved changes. */
function AllotmentAutofill(sources: AutofillSources) {
  const { values, initialValues, errors, touched, status, submitCount, isSubmitting, resetForm, setValues } =
    useFormikContext<AllotmentValues>()
  const filled = autofillAllotment({ values, untouched: initialValues }, sources)
  const isNew = filled.values !== values && !isSubmitting
  useEffect(() => {
    if (!isNew) return
    resetForm({ values: filled.untouched, errors, touched, status, submitCount })
    void setValues(filled.values, submitCount > 0)
  })
  return null
}

/** The times of the allotment; an edit changes and removes slots but adds none (2§2). */
function TimeSlots({ isEditing }: { isEditing: boolean }) {
  const { t } = useLingui()
  const schoolTimeText = useSchoolTimeText()
  return (
    <RepeatableBlocks<AllotmentValues, 'classTimes'>
      name="classTimes"
      legend={t`Class time slots`}
      description={schoolTimeText}
      newBlock={emptySlot}
      getBlockLabel={(number) => t`Time slot ${number}`}
      addLabel={t`Add Time Slot`}
      max={isEditing ? 0 : limits.classTimes.max}
    >
      {(name) => (
        <FormTimeRangeField<AllotmentValues>
          name={name}
          label={t`Class time`}
          isLabelHidden
          isRequired
          withoutDays={t`Optional. Days can be agreed with the teacher later.`}
        />
      )}
    </RepeatableBlocks>
  )
}

type AlreadyAllottedNoticeProps = {
  allotments: readonly Allotment[]
  /** The allotment that is being edited, which is excluded from the others. */
  opened: Allotment | undefined
  hrefOf: (id: number) => string
}

/** Warns that the student is already taught the chosen course and links to the form that edits that allotment. */
function AlreadyAllottedNotice({ allotments, opened, hrefOf }: AlreadyAllottedNoticeProps) {
  const { t } = useLingui()
  const { timeZone, viewerZone } = useSchoolSettings()
  const { studentId, courseId, teacherId } = useFormikContext<AllotmentValues>().values
  const others = allotments.filter(
    ({ id, student, course }) =>
      id !== opened?.id && String(student.id) === studentId && String(course.id) === courseId,
  )
  const isTwice = others.some(({ teacher }) => String(teacher.id) === teacherId)
  // A second teacher may be intended, and a user who edits one allotment already knows about the other.
  if (others.length === 0 || (opened && !isTwice)) return null
  return (
    <Notice
      tone="warning"
      title={
        isTwice ? (
          <Trans>This teacher is already allotted to the student for this course</Trans>
        ) : (
          <Trans>This student already has a teacher for this course</Trans>
        )
      }
    >
      <Stack as="ul" gap="medium" aria-label={t`Allotted Teachers`}>
        {others.map(({ id, teacher, student_class_timings: timings }) => (
          <Stack as="li" key={id} gap="x-small" align="start" breaksWords>
            <Bdi>{getPersonLabel(teacher, t`N/A`)}</Bdi>
            <ClassTimes timings={readClassTimes(timings)} schoolZone={timeZone} viewerZone={viewerZone} />
            <TextLink href={hrefOf(id)} aria-label={t`Edit this allotment: ${teacher.name}`}>
              <Trans>Edit this allotment</Trans>
            </TextLink>
          </Stack>
        ))}
      </Stack>
    </Notice>
  )
}
