import type { ArrangeTrialForm as ArrangeTrialBody, Trial, TrialSuggestions } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Button } from '#components/Button/Button.tsx'
import { useSchoolTimeText } from '#components/ClassTime/SchoolTimeNote.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { FormRadioGroup, FormSelect } from '#forms/FormChoiceFields.tsx'
import { FormComboBox } from '#forms/FormComboBox.tsx'
import { FormDatePicker } from '#forms/FormDateFields.tsx'
import { FormTextField } from '#forms/FormTextFields.tsx'
import { FormTimeField } from '#forms/FormTimeFields.tsx'
import { ValidatedForm } from '#forms/ValidatedForm.tsx'
import { formatLessonMinutes } from '#lib/school/courseFacts.ts'
import { formatPlaceName } from '#lib/time/formatZoneName.ts'
import { useToday } from '#providers/ClockProvider.tsx'
import { mapFieldErrors, type SubmitResult } from '#submitResult.ts'
import { formatMomentDay, formatMomentTime } from '../shared/trialTimes.ts'
import {
  type ArrangeTrialValues,
  arrangeTrialSchema,
  listTrialLengths,
  OTHER_TIME,
  toArrangeTrialField,
  toArrangeTrialRequest,
  toArrangeTrialValues,
} from './arrangeTrial.schema.ts'

export type ArrangeTrial = (body: ArrangeTrialBody) => Promise<SubmitResult>

type ArrangeTrialFormProps = {
  trial: Trial
  suggestions: TrialSuggestions
  onArrange: ArrangeTrial
  /** Called with the saved request. */
  onDone: (body: ArrangeTrialBody) => void
}

/** Chooses a requested time and a teacher who is free then, or another time. */
export function ArrangeTrialForm({ trial, suggestions, onArrange, onDone }: ArrangeTrialFormProps) {
  const { t, i18n } = useLingui()
  const initialValues = useMemo(() => toArrangeTrialValues(trial, suggestions), [trial, suggestions])
  const overridesConflict = useRef(false)
  const [conflict, setConflict] = useState<string>()
  const send = async (values: ArrangeTrialValues) => {
    const body = toArrangeTrialRequest(trial, values, suggestions)
    const outcome = await onArrange({ ...body, ...(overridesConflict.current && { goOn: true }) })
    const isConflict = outcome.state === 'refused' && outcome.fields['from'] !== undefined
    setConflict(isConflict && !overridesConflict.current ? keyOf(values) : undefined)
    return mapFieldErrors(outcome, (field) => toArrangeTrialField(field, values))
  }
  return (
    <ValidatedForm
      initialValues={initialValues}
      schema={arrangeTrialSchema}
      onSubmit={send}
      onDone={(values) => onDone(toArrangeTrialRequest(trial, values, suggestions))}
    >
      <TimeFields trial={trial} suggestions={suggestions} />
      <FormSelect<ArrangeTrialValues>
        name="minutes"
        label={t`Length`}
        items={listTrialLengths(initialValues.minutes).map((length) => ({
          id: String(length),
          label: formatLessonMinutes(length, i18n),
        }))}
        isRequired
      />
      <TeacherField suggestions={suggestions} />
      <FormTextField<ArrangeTrialValues>
        name="link"
        label={t`Link to join`}
        description={t`Optional. You can add it later.`}
        type="url"
        inputMode="url"
      />
      {conflict !== undefined && (
        <ArrangeDespiteConflict
          conflict={conflict}
          onContinue={async (submit) => {
            overridesConflict.current = true
            await submit().finally(() => (overridesConflict.current = false))
          }}
        />
      )}
      <FormActions pendingLabel={t`Arranging…`}>
        <Trans>Arrange</Trans>
      </FormActions>
    </ValidatedForm>
  )
}

function keyOf({ slot, day, from, teacherId, minutes }: ArrangeTrialValues): string {
  return [slot, day, from, teacherId, minutes].join(' ')
}

type TimeFieldsProps = Pick<ArrangeTrialFormProps, 'trial' | 'suggestions'>

/** The requested times in both time zones, and another time in school time. */
function TimeFields({ trial: { zone }, suggestions: { suggestions, timeZone } }: TimeFieldsProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const today = useToday()
  const schoolTimeText = useSchoolTimeText()
  const { slot } = useFormikContext<ArrangeTrialValues>().values
  const place = formatPlaceName(zone, locale)
  const items = suggestions.map(({ starts, teachers }, index) => {
    const [day, time] = [formatMomentDay(starts, timeZone, locale), formatMomentTime(starts, timeZone, locale)]
    const own = formatMomentTime(starts, zone, locale)
    return {
      id: String(index),
      label: t`${day}, ${time}`,
      note: teachers.length === 0 ? t`${own} in ${place} · nobody is free` : t`${own} in ${place}`,
    }
  })
  return (
    <>
      <FormRadioGroup<ArrangeTrialValues>
        name="slot"
        label={t`Time`}
        items={[...items, { id: OTHER_TIME, label: t`Another time` }]}
        orientation="vertical"
        isRequired
      />
      {slot === OTHER_TIME && (
        <>
          <FormDatePicker<ArrangeTrialValues> name="day" label={t`Day`} today={today} isRequired />
          <FormTimeField<ArrangeTrialValues> name="from" label={t`From`} description={schoolTimeText} isRequired />
        </>
      )}
    </>
  )
}

/** Teachers who are free at the requested time, the most suitable first; all teachers for another time. */
function TeacherField({ suggestions: { suggestions, teachers } }: Pick<ArrangeTrialFormProps, 'suggestions'>) {
  const { t } = useLingui()
  const { values, setFieldValue } = useFormikContext<ArrangeTrialValues>()
  const { slot, teacherId } = values
  const free = slot === OTHER_TIME ? undefined : suggestions[Number(slot)]?.teachers
  const offered = free ?? teachers
  const isOffered = offered.some(({ id }) => String(id) === teacherId)
  const best = offered[0] && String(offered[0].id)
  useEffect(() => {
    if (!isOffered && free !== undefined) void setFieldValue('teacherId', best ?? null)
  }, [isOffered, free, best, setFieldValue])
  return (
    <FormComboBox<ArrangeTrialValues>
      name="teacherId"
      label={t`Teacher`}
      description={free ? t`Only teachers who are free at that time.` : t`Check that the teacher is free.`}
      items={offered.map(({ id, name, teachesCourse }) => ({
        id: String(id),
        label: name,
        ...(teachesCourse && { note: t`Teaches this course` }),
      }))}
      isRequired
    />
  )
}

type ArrangeDespiteConflictProps = {
  /** What was sent when the conflict was found. */
  conflict: string
  onContinue: (submit: () => Promise<void>) => Promise<void>
}

/** Offers to arrange the lesson despite a conflict, until something else is chosen. */
function ArrangeDespiteConflict({ conflict, onContinue }: ArrangeDespiteConflictProps) {
  const { values, submitForm, isSubmitting } = useFormikContext<ArrangeTrialValues>()
  if (isSubmitting || keyOf(values) !== conflict) return null
  return (
    <Notice
      tone="warning"
      title={<Trans>The teacher isn’t free at this time.</Trans>}
      action={
        <Button size="sm" onPress={() => void onContinue(submitForm)}>
          <Trans>Arrange anyway</Trans>
        </Button>
      }
    >
      <Trans>You can still arrange the lesson, if the school allows it.</Trans>
    </Notice>
  )
}
