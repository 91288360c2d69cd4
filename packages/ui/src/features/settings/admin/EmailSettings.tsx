import type { Settings } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { Fieldset } from '#components/Fieldset/Fieldset.tsx'
import { FormCheckbox, FormRadioGroup } from '#forms/FormChoiceFields.tsx'
import type { SettingsValues } from './settings.schema.ts'

type EmailSettingsProps = {
  settings: Settings
  /** Whether the backend sends emails; undefined if it doesn’t say and can’t confirm addresses. */
  sendsMails: boolean | undefined
}

/** How emails and reminders greet, and whether addresses are confirmed; each only if the backend stores it. */
export function EmailSettings({ settings: { emailGreeting }, sendsMails }: EmailSettingsProps) {
  const { t } = useLingui()
  return (
    <>
      {emailGreeting !== undefined && (
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
      )}
      {sendsMails !== undefined && <EmailConfirmationSettings sendsMails={sendsMails} />}
    </>
  )
}

/** Email confirmation; explains why it is unavailable if the school can’t send emails. */
function EmailConfirmationSettings({ sendsMails }: { sendsMails: boolean }) {
  const { t } = useLingui()
  if (!sendsMails) {
    return (
      <Fieldset
        legend={t`Email confirmation`}
        description={t`Email isn’t set up yet. Ask your system administrator to add an email server.`}
        namesFields={false}
      >
        {null}
      </Fieldset>
    )
  }
  return (
    <Fieldset
      legend={t`Email confirmation`}
      description={t`We’ll email a link. Students can’t see courses or classes until they use it. Teacher applicants get one too.`}
      namesFields={false}
    >
      <FormCheckbox<SettingsValues> name="confirmsEmails" label={t`Ask people to confirm their email`} />
    </Fieldset>
  )
}
