import type { Trial } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { Stack } from '#components/Stack/Stack.tsx'
import { ReminderComposer } from '#features/reminders/admin/ReminderComposer.tsx'
import { createTrialMessage } from './createTrialMessage.ts'

export type TrialMessageProps = {
  trial: Trial
  /** Absolute URL of a path of the school’s site. */
  getAddress: (path: string) => string
  copyText: (text: string) => Promise<boolean>
}

/** The message to the family, ready in the language in which they asked. */
export function TrialMessage({ trial, getAddress, copyText }: TrialMessageProps) {
  const { t } = useLingui()
  const address = trial.path === null ? undefined : getAddress(trial.path)
  return (
    <Stack>
      <ReminderComposer
        person={{ name: trial.name, phone: trial.phone }}
        language={trial.pageLanguage}
        createReminder={(i18n, locale) => createTrialMessage(trial, address, i18n, locale)}
        copyText={copyText}
        labels={{ language: t`Message language`, text: t`Message`, copy: t`Copy message` }}
      />
    </Stack>
  )
}
