import type { Reminders, RemindersAnswer } from '@maktab/contract/schema'
import { type Infer, boolean, object } from 'superstruct'
import { type SubmitResult, mapFieldErrors } from '#submitResult.ts'
import { requiredChoiceOf, optionalChoice } from '#forms/rules.ts'
import { optionalTimeRange } from '#forms/timeRules.ts'
import { exhaustiveList } from '#lib/exhaustiveList.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Card } from '#components/Surface/Surface.tsx'
import { Fieldset } from '#components/Fieldset/Fieldset.tsx'
import { Grid } from '#components/Grid/Grid.tsx'
import { useNow } from '#providers/ClockProvider.tsx'
import { languages } from '#i18n/languages.ts'
import { formatPlaceName } from '#lib/time/formatZoneName.ts'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { FormCheckbox, FormSelect } from '#forms/FormChoiceFields.tsx'
import { FormComboBox } from '#forms/FormComboBox.tsx'
import { FormTimeRangeField } from '#forms/FormTimeFields.tsx'
import { ValidatedForm } from '#forms/ValidatedForm.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { createTimeZoneOptions } from '#components/ComboBox/comboBoxOptions.ts'
import { useFormikContext } from 'formik'
import { Button } from '#components/Button/Button.tsx'
import { findField, focusWithin } from '#forms/formFocus.ts'
import { Send } from 'lucide-react'
import { BreakableAddress } from '#components/Bdi/BreakableAddress.tsx'
import { useAsyncAction } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Masked } from '#components/Masked/Masked.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { Text } from '#components/Text/Text.tsx'

/** Argument of `onSaveReminders`. */
export type ReminderSettingsDraft = Reminders

const mailLanguages = exhaustiveList<Reminders['language']>()('en', 'ur', 'ar')

export const reminderSettingsSchema = object({
  dayBefore: boolean(),
  hourBefore: boolean(),
  changes: boolean(),
  digest: boolean(),
  quiet: optionalTimeRange(),
  timeZone: optionalChoice(),
  language: requiredChoiceOf(mailLanguages),
})

type RemindersValues = Infer<typeof reminderSettingsSchema>

export function toValues({ quietFrom, quietTo, digest = false, ...others }: Reminders): RemindersValues {
  return { ...others, digest, quiet: { from: quietFrom ?? '', to: quietTo ?? '' } }
}

/** Request body; includes the digest only if it is offered. */
export function toRequest(
  { quiet, language, digest, ...others }: RemindersValues,
  opened: Reminders,
): ReminderSettingsDraft {
  return {
    ...others,
    ...(opened.digest !== undefined && { digest }),
    quietFrom: quiet.from || null,
    quietTo: quiet.to || null,
    language: language ?? opened.language,
  }
}

const formFields: Readonly<Record<string, string>> = { quietFrom: 'quiet.from', quietTo: 'quiet.to' }

/** Maps server field errors to form fields. */
export function placeErrorsAtFields(outcome: SubmitResult): SubmitResult {
  return mapFieldErrors(outcome, (field) => formFields[field] ?? field)
}

type ReminderSettingsFormProps = {
  response: RemindersAnswer
  onSaveReminders: (draft: ReminderSettingsDraft) => Promise<SubmitResult>
  onTestReminder: () => Promise<SubmitResult>
}

/** Settings for reminder emails: events, quiet hours, time zone and language. */
export function ReminderSettingsForm({
  response: { reminders, email },
  onSaveReminders,
  onTestReminder,
}: ReminderSettingsFormProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { timeZone: schoolZone, viewerZone } = useSchoolSettings()
  const place = formatPlaceName(schoolZone, locale)
  const now = useNow()
  // Readers abroad find their own zone filled in; it counts once they save.
  const chosen = reminders.timeZone ?? (viewerZone === schoolZone ? '' : viewerZone)
  const zones = useMemo(() => createTimeZoneOptions(locale, chosen, now), [locale, chosen, now])
  const languageOptions = languages.map(({ id, name }) => ({ id, label: name }))
  return (
    <Card>
      <h2>
        <Trans>Email reminders</Trans>
      </h2>
      <ReminderRecipient email={email} onTestReminder={onTestReminder} />
      <ValidatedForm
        initialValues={toValues({ ...reminders, timeZone: chosen || null })}
        schema={reminderSettingsSchema}
        onSubmit={async (values) => placeErrorsAtFields(await onSaveReminders(toRequest(values, reminders)))}
      >
        <Fieldset legend={t`Remind me`} namesFields={false}>
          <div>
            <FormCheckbox<RemindersValues> name="dayBefore" label={t`1 day before a lesson`} />
            <FormCheckbox<RemindersValues> name="hourBefore" label={t`1 hour before a lesson`} />
            <FormCheckbox<RemindersValues> name="changes" label={t`When a lesson is moved or cancelled`} />
            {reminders.digest !== undefined && (
              <FormCheckbox<RemindersValues> name="digest" label={t`Daily summary of what needs my attention`} />
            )}
          </div>
        </Fieldset>
        <Fieldset
          legend={t`Quiet hours`}
          description={t`We won’t email you during these hours. Leave blank to allow emails anytime.`}
          actions={<ClearQuietHoursButton />}
        >
          <FormTimeRangeField<RemindersValues> name="quiet" label={t`Quiet hours`} isLabelHidden />
        </Fieldset>
        <Fieldset legend={t`Time zone and language`} namesFields={false}>
          <Grid gap="large" align="start">
            <FormComboBox<RemindersValues>
              name="timeZone"
              label={t`Your time zone`}
              description={t`Used for times in emails. Leave blank to use school time (${place}).`}
              items={zones}
            />
            <FormSelect<RemindersValues> name="language" label={t`Email language`} items={languageOptions} isRequired />
          </Grid>
        </Fieldset>
        <FormActions pendingLabel={t`Saving…`}>
          <Trans>Save</Trans>
        </FormActions>
      </ValidatedForm>
    </Card>
  )
}

/** Clears both times at once, which takes six keystrokes each. */
function ClearQuietHoursButton() {
  const { values, setFieldValue, isSubmitting, submitCount } = useFormikContext<RemindersValues>()
  const isBlank = values.quiet.from === '' && values.quiet.to === ''
  return (
    <Button
      size="sm"
      isDisabled={isBlank || isSubmitting}
      onPress={({ target }) => {
        // Move focus first, because the button gets disabled.
        focusWithin(findField(target.closest('form'), 'quiet.from'))
        void setFieldValue('quiet', { from: '', to: '' }, submitCount > 0)
      }}
    >
      <Trans>Clear quiet hours</Trans>
    </Button>
  )
}

/** Recipient address (read-only) and a button that sends a test email. */
function ReminderRecipient({ email, onTestReminder }: { email: string; onTestReminder: () => Promise<SubmitResult> }) {
  const { t } = useLingui()
  const { isPending, error, run } = useAsyncAction(email)
  return (
    <>
      <Inline gap="medium" justify="space-between">
        <Text breaksWords>
          <Trans>
            Sent to{' '}
            <Masked kind="email">
              <BreakableAddress>{email}</BreakableAddress>
            </Masked>
          </Trans>
        </Text>
        <Button
          size="sm"
          icon={<Send aria-hidden />}
          isPending={isPending}
          pendingLabel={t`Sending…`}
          onPress={() => void run(onTestReminder)}
        >
          <Trans>Send test email</Trans>
        </Button>
      </Inline>
      {error && <Notice tone="danger">{error}</Notice>}
    </>
  )
}
