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
import { useMemo, useState, useRef } from 'react'
import { ScreenForm } from '#forms/ScreenForm.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { mapFieldErrors, type SubmitResult } from '#submitResult.ts'
import type { LessonActions } from './LessonDialogProps.ts'
import { useToday } from '#providers/ClockProvider.tsx'
import { FormDatePicker } from '#forms/FormDateFields.tsx'
import { FormTimeRange } from '#forms/FormTimeRange.tsx'
import { styled } from 'styled-components'
import { Button } from '#components/Button/Button.tsx'
import { ConflictList } from '#components/ConflictBanner/ConflictBanner.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { tokens } from '#theme/tokens.ts'

/** What the students are told with a change. */
function NoteField() {
  const { t } = useLingui()
  return (
    <FormTextArea<CancelValues>
      name="note"
      label={t`A word to the students`}
      description={t`They read it with the lesson. You can leave it blank.`}
      rows={2}
    />
  )
}

/** Which lessons a change is of, by their dates. */
function ScopeChoice({ dayName }: { dayName: string }) {
  const { t } = useLingui()
  const words: Record<LessonChangeScope, string> = {
    one: t`Only ${dayName}`,
    rest: t`${dayName} and all that follow`,
    all: t`All lessons from now on`,
  }
  return (
    <FormRadioGroup<CancelValues>
      name="scope"
      label={t`Which lessons`}
      items={lessonChangeScopes.map((id) => ({ id, label: words[id] }))}
      isRequired
    />
  )
}

type ChangeFormProps = {
  lesson: Lesson
  /** The lesson’s day, in words. */
  dayName: string
  actions: LessonActions
  onDone: () => void
}

/** Cancels a lesson, it and those that follow, or all of its hour. */
export function CancelForm({ lesson, dayName, actions, onDone }: ChangeFormProps) {
  const initialValues = useMemo(() => toCancelValues(), [])
  const cancel = async (values: CancelValues) => {
    const outcome = await actions.onChange(toCancelRequest(lesson, values))
    return mapFieldErrors(outcome, (field) => (field === 'day' ? 'scope' : field))
  }
  return (
    <ScreenForm initialValues={initialValues} schema={cancelLessonSchema} onSubmit={cancel} onDone={onDone}>
      <ScopeChoice dayName={dayName} />
      <NoteField />
      <CancelButton dayName={dayName} />
    </ScreenForm>
  )
}

/** Says which lessons it cancels. */
function CancelButton({ dayName }: { dayName: string }) {
  const { t } = useLingui()
  const { scope } = useFormikContext<CancelValues>().values
  const words = {
    one: t`Cancel ${dayName}`,
    rest: t`Cancel ${dayName} and all that follow`,
    all: t`Cancel all lessons from now on`,
  }
  return <FormActions pendingLabel={t`Cancelling…`}>{words[scope ?? 'one']}</FormActions>
}

/** What was refused because something else is at that time, though the school lets people save all the same. */
type OverridableConflict = { form: LessonChangeForm; clashes: readonly Clash[] }

/** A change; where it was refused because something else is at that time and the school lets people save all the same, the way on. */
export function useLessonChange({ onChange, onAskClashes }: LessonActions) {
  const [wayOn, setWayOn] = useState<OverridableConflict>()
  const change = async (form: LessonChangeForm): Promise<SubmitResult> => {
    const outcome = await onChange(form)
    const isTaken = outcome.state === 'refused' && outcome.fields['to'] !== undefined
    const told = isTaken ? await onAskClashes?.(form) : undefined
    setWayOn(told?.mayGoOn ? { form, clashes: told.clashes } : undefined)
    return outcome
  }
  return { change, wayOn }
}

/** What is at the new time, and under it the way on. */
const Clashes = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  padding-block-start: ${tokens.space[2]};
`

type MoveDespiteConflictProps = {
  conflict: OverridableConflict
  /** Sends the form as who has seen that it clashes. */
  onContinue: (send: () => Promise<void>) => Promise<void>
}

/** The way on past a clash; gone once another time or other lessons are chosen, which may clash with something else. */
function MoveDespiteConflict({ conflict, onContinue }: MoveDespiteConflictProps) {
  const { values, submitForm, isSubmitting } = useFormikContext<MoveValues>()
  if (isSubmitting || keyOf(conflict.form) !== keyOf(values)) return null
  return (
    <Notice tone="warning" title={<Trans>Something else is at this time. You can still move the lesson there.</Trans>}>
      <Clashes>
        <ConflictList clashes={conflict.clashes} />
        <Inline gap="medium" align="stretch">
          <Button size="sm" onPress={() => void onContinue(submitForm)}>
            <Trans>Move all the same</Trans>
          </Button>
        </Inline>
      </Clashes>
    </Notice>
  )
}

function keyOf({ scope, to }: Pick<LessonChangeForm, 'to'> & { scope: string | null }): string {
  return [scope, to?.day, to?.from, to?.to].join(' ')
}

/** A refusal of the day that is moved stands at the choice of lessons, one of the whole new time at its hours. */
const places: Readonly<Record<string, string>> = { day: 'scope', to: 'to.from' }

/** Moves a lesson, it and those that follow, or all of its hour; where the new time is taken, all the same if one may. */
export function MoveForm({ lesson, dayName, actions, onDone }: ChangeFormProps) {
  const { t } = useLingui()
  const initialValues = useMemo(() => toMoveValues(lesson), [lesson])
  const { change, wayOn } = useLessonChange(actions)
  const goesOn = useRef(false)
  const move = async (values: MoveValues) => {
    const form = toMoveRequest(lesson, values)
    const outcome = await change(goesOn.current ? { ...form, goOn: true } : form)
    return mapFieldErrors(outcome, (field) => places[field] ?? field)
  }
  const goOn = async (send: () => Promise<void>) => {
    goesOn.current = true
    await send().finally(() => (goesOn.current = false))
  }
  return (
    <ScreenForm initialValues={initialValues} schema={moveLessonSchema} onSubmit={move} onDone={onDone}>
      <ScopeChoice dayName={dayName} />
      <NewDay />
      <FormTimeRange<MoveValues> name="to" label={t`New hours`} isRequired />
      {wayOn && <MoveDespiteConflict conflict={wayOn} onContinue={goOn} />}
      <NoteField />
      <MoveButton dayName={dayName} />
    </ScreenForm>
  )
}

function NewDay() {
  const { t } = useLingui()
  const { scope } = useFormikContext<MoveValues>().values
  return (
    <FormDatePicker<MoveValues>
      name="to.day"
      label={t`New day`}
      description={scope === 'one' ? undefined : t`The day for this lesson; the others move by as many days.`}
      today={useToday()}
      isRequired
    />
  )
}

/** Says which lessons it moves. */
function MoveButton({ dayName }: { dayName: string }) {
  const { t } = useLingui()
  const { scope } = useFormikContext<MoveValues>().values
  const words = {
    one: t`Move ${dayName}`,
    rest: t`Move ${dayName} and all that follow`,
    all: t`Move all lessons from now on`,
  }
  return <FormActions pendingLabel={t`Moving…`}>{words[scope ?? 'one']}</FormActions>
}
