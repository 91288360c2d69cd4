import { useLingui, Trans } from '@lingui/react/macro'
import { FormTextArea } from '#forms/FormTextFields.tsx'
import {
  type CancelValues,
  type LessonChangeScope,
  lessonChangeScopes,
  cancelLessonSchema,
  toCancelRequest,
  toCancelValues,
  type MoveValues,
  moveLessonSchema,
  toMoveRequest,
  toMoveValues,
} from './lessonChange.schema.ts'
import { FormRadioGroup } from '#forms/FormChoiceFields.tsx'
import type { Lesson, Clash, LessonChangeForm } from '@maktab/contract/schema'
import { useFormikContext } from 'formik'
import { useEffect, useEffectEvent, useMemo, useState, useRef } from 'react'
import { ValidatedForm } from '#forms/ValidatedForm.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { mapFieldErrors, type SubmitResult } from '#submitResult.ts'
import type { LessonActions, LessonSlot } from './LessonDialogProps.ts'
import { useToday } from '#providers/ClockProvider.tsx'
import { FormDatePicker } from '#forms/FormDateFields.tsx'
import { FormTimeRangeField } from '#forms/FormTimeFields.tsx'
import { styled } from 'styled-components'
import { Button } from '#components/Button/Button.tsx'
import {
  ScheduleConflictBanner,
  ScheduleConflictList,
} from '#components/ScheduleConflictBanner/ScheduleConflictBanner.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { tokens } from '#theme/tokens.ts'

function NoteField() {
  const { t } = useLingui()
  return (
    <FormTextArea<CancelValues>
      name="note"
      label={t`Note to students`}
      description={t`Optional. Shown with the lesson.`}
      rows={2}
    />
  )
}

/** Selects which lessons the change applies to. */
function ScopeChoice({ dayName }: { dayName: string }) {
  const { t } = useLingui()
  const labels: Record<LessonChangeScope, string> = {
    one: t`Only ${dayName}`,
    rest: t`${dayName} and all later lessons`,
    all: t`All upcoming lessons`,
  }
  return (
    <FormRadioGroup<CancelValues>
      name="scope"
      label={t`Which lessons`}
      items={lessonChangeScopes.map((id) => ({ id, label: labels[id] }))}
      isRequired
    />
  )
}

type ChangeFormProps = {
  lesson: Lesson
  /** Formatted day of the lesson. */
  dayName: string
  actions: LessonActions
  onDone: () => void
}

/** Cancels one lesson, it and the following ones, or all. */
export function CancelForm({ lesson, dayName, actions, onDone }: ChangeFormProps) {
  const initialValues = useMemo(() => toCancelValues(), [])
  const cancel = async (values: CancelValues) => {
    const outcome = await actions.onChange(toCancelRequest(lesson, values))
    return mapFieldErrors(outcome, (field) => (field === 'day' ? 'scope' : field))
  }
  return (
    <ValidatedForm initialValues={initialValues} schema={cancelLessonSchema} onSubmit={cancel} onDone={onDone}>
      <ScopeChoice dayName={dayName} />
      <NoteField />
      <CancelButton dayName={dayName} />
    </ValidatedForm>
  )
}

/** Names the lessons it cancels. */
function CancelButton({ dayName }: { dayName: string }) {
  const { t } = useLingui()
  const { scope } = useFormikContext<CancelValues>().values
  const labels = {
    one: t`Cancel lesson on ${dayName}`,
    rest: t`Cancel from ${dayName} onward`,
    all: t`Cancel all upcoming lessons`,
  }
  return (
    <FormActions pendingLabel={t`Cancelling…`} tone="danger">
      {labels[scope ?? 'one']}
    </FormActions>
  )
}

/** A rejected change and its conflicts, which the school allows users to override. */
type OverridableConflict = { form: LessonChangeForm; clashes: readonly Clash[] }

/** Submits a change; after an overridable conflict, returns the conflict for confirmation. */
export function useLessonChange({ onChange, loadClashes }: LessonActions) {
  const [conflict, setConflict] = useState<OverridableConflict>()
  const change = async (form: LessonChangeForm): Promise<SubmitResult> => {
    const outcome = await onChange(form)
    const isTaken = outcome.state === 'refused' && outcome.fields['to'] !== undefined
    const clashCheck = isTaken ? await loadClashes?.(form) : undefined
    setConflict(clashCheck?.mayGoOn ? { form, clashes: clashCheck.clashes } : undefined)
    return outcome
  }
  return { change, conflict }
}

const ConflictContent = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  padding-block-start: ${tokens.space[2]};
`

type MoveDespiteConflictProps = {
  conflict: OverridableConflict
  /** Submits the form with the override. */
  onContinue: (send: () => Promise<void>) => Promise<void>
}

/** Offers to move despite a conflict; disappears when time or scope change, since other conflicts may apply then. */
function MoveDespiteConflict({ conflict, onContinue }: MoveDespiteConflictProps) {
  const { values, submitForm, isSubmitting } = useFormikContext<MoveValues>()
  if (isSubmitting || keyOf(conflict.form) !== keyOf(values)) return null
  return (
    <Notice tone="warning" title={<Trans>This time is taken. You can still move the lesson here.</Trans>}>
      <ConflictContent>
        <ScheduleConflictList clashes={conflict.clashes} />
        <Inline gap="medium" align="stretch">
          <Button size="sm" onPress={() => void onContinue(submitForm)}>
            <Trans>Move anyway</Trans>
          </Button>
        </Inline>
      </ConflictContent>
    </Notice>
  )
}

function keyOf({ scope, to }: Pick<LessonChangeForm, 'to'> & { scope: string | null }): string {
  return [scope, to?.day, to?.from, to?.to].join(' ')
}

/** Server errors on the moved day are shown at the scope, those on the new time at its hours. */
const formFields: Readonly<Record<string, string>> = { day: 'scope', to: 'to.from' }

type MoveFormProps = ChangeFormProps & {
  /** A proposed time; its conflicts are shown before saving. */
  moveTo: LessonSlot | undefined
}

/** Moves one lesson, it and the following ones, or all; offers to override conflicts where allowed. */
export function MoveForm({ lesson, dayName, moveTo, actions, onDone }: MoveFormProps) {
  const { t } = useLingui()
  const initialValues = useMemo(() => toMoveValues(lesson, moveTo), [lesson, moveTo])
  const proposed = useProposedConflicts(actions, moveTo && toMoveRequest(lesson, initialValues))
  const { change, conflict } = useLessonChange(actions)
  const overridesConflict = useRef(false)
  const move = async (values: MoveValues) => {
    const form = toMoveRequest(lesson, values)
    const outcome = await change(overridesConflict.current ? { ...form, goOn: true } : form)
    return mapFieldErrors(outcome, (field) => formFields[field] ?? field)
  }
  const moveDespiteConflict = async (send: () => Promise<void>) => {
    overridesConflict.current = true
    await send().finally(() => (overridesConflict.current = false))
  }
  return (
    <ValidatedForm initialValues={initialValues} schema={moveLessonSchema} onSubmit={move} onDone={onDone}>
      <ScopeChoice dayName={dayName} />
      <NewDay />
      <FormTimeRangeField<MoveValues> name="to" label={t`New time`} isRequired />
      {conflict && <MoveDespiteConflict conflict={conflict} onContinue={moveDespiteConflict} />}
      {proposed && !conflict && <ProposedConflicts {...proposed} />}
      <NoteField />
      <MoveButton dayName={dayName} />
    </ValidatedForm>
  )
}

/** Loads the conflicts of a proposed time once; undefined if the backend can’t list them. */
function useProposedConflicts({ loadClashes }: LessonActions, form: LessonChangeForm | undefined) {
  const [proposed, setProposed] = useState<OverridableConflict>()
  const load = useEffectEvent(async () => {
    const found = form && (await loadClashes?.(form))
    return found && { form, clashes: found.clashes }
  })
  const key = form && keyOf(form)
  useEffect(() => {
    if (key === undefined) return
    let isCurrent = true
    const show = async () => {
      const loaded = await load()
      if (isCurrent) setProposed(loaded)
    }
    void show()
    return () => {
      isCurrent = false
    }
  }, [key])
  return proposed
}

/** Conflicts of the proposed time, until another time or scope is chosen. */
function ProposedConflicts({ form, clashes }: OverridableConflict) {
  const { values } = useFormikContext<MoveValues>()
  return <ScheduleConflictBanner clashes={keyOf(form) === keyOf(values) ? clashes : []} />
}

function NewDay() {
  const { t } = useLingui()
  const { scope } = useFormikContext<MoveValues>().values
  return (
    <FormDatePicker<MoveValues>
      name="to.day"
      label={t`New day`}
      description={scope === 'one' ? undefined : t`The other lessons move by the same number of days.`}
      today={useToday()}
      isRequired
    />
  )
}

/** Names the lessons it moves. */
function MoveButton({ dayName }: { dayName: string }) {
  const { t } = useLingui()
  const { scope } = useFormikContext<MoveValues>().values
  const labels = {
    one: t`Move lesson on ${dayName}`,
    rest: t`Move from ${dayName} onward`,
    all: t`Move all upcoming lessons`,
  }
  return <FormActions pendingLabel={t`Moving…`}>{labels[scope ?? 'one']}</FormActions>
}
