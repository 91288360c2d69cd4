import { useLingui } from '@lingui/react/macro'
import { Fieldset } from '#components/Fieldset/Fieldset.tsx'
import { FormCheckbox } from '#forms/FormCheckbox.tsx'
import type { SettingsValues } from './settings.schema.ts'

/** Whether e-mails are confirmed first; where no mail would arrive it says why that can’t be had. */
export function EmailConfirmationSettings({ sendsMails }: { sendsMails: boolean }) {
  const { t } = useLingui()
  if (!sendsMails) {
    return (
      <Fieldset
        legend={t`Emails of those who register`}
        description={t`They can’t be confirmed by a link: the school has no mail server yet. Whoever runs it sets one up.`}
        namesFields={false}
      >
        {null}
      </Fieldset>
    )
  }
  return (
    <Fieldset
      legend={t`Emails of those who register`}
      description={t`They are sent a link, and see nothing of their courses and classes before they have used it. Whoever applies as a teacher is sent one too.`}
      namesFields={false}
    >
      <FormCheckbox<SettingsValues> name="confirmsEmails" label={t`Have emails confirmed by a link`} />
    </Fieldset>
  )
}
