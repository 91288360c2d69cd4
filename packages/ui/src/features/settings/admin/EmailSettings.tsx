import { useLingui } from '@lingui/react/macro'
import { Fieldset } from '#components/Fieldset/Fieldset.tsx'
import { FormRadioGroup } from '#forms/FormChoiceFields.tsx'
import type { SettingsValues } from './settings.schema.ts'

/** How emails and reminders greet; only for a backend that stores it. */
export function EmailSettings() {
  const { t } = useLingui()
  return (
    <Fieldset legend={t`Emails`} namesFields={false}>
      <FormRadioGroup<SettingsValues>
        name="emailGreeting"
        label={t`Greeting`}
        description={t`Emails and reminders start with it, in the recipient’s language.`}
        items={[
          { id: 'hello', label: t`Hello` },
          { id: 'salam', label: t`Assalamu alaikum` },
        ]}
      />
    </Fieldset>
  )
}
