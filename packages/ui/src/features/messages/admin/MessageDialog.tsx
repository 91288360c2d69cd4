import { limits } from '@maktab/contract/limits/noteMessage'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Dialog } from '#components/Dialog/Dialog.tsx'
import { Select } from '#components/Select/Select.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { TextArea } from '#components/TextArea/TextArea.tsx'
import { createGreeting } from '#features/reminders/admin/ReminderComposer.tsx'
import { type Language, languages } from '#i18n/languages.ts'
import { useLoadedI18n } from '#i18n/loadMessages.ts'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import type { Recipient } from './groupRecipients.ts'
import { type MessageChannel, RecipientList } from './RecipientList.tsx'

export type MessageDialogProps = {
  recipients: readonly Recipient[]
  /** What was written so far; kept by the caller, so that closing the dialog loses nothing. */
  draft: string
  onDraftChange: (draft: string) => void
  /** Records an opened message; undefined if the backend can’t (decision 16). */
  onNote: ((ids: readonly number[], channel: MessageChannel, text: string) => void) | undefined
  onClose: () => void
}

/** One message to several people, each with their own greeting, opened in WhatsApp or email one after the other. */
export function MessageDialog({ recipients, draft, onDraftChange, onNote, onClose }: MessageDialogProps) {
  const { t, i18n } = useLingui()
  const { name: schoolName, emailGreeting } = useSchoolSettings()
  const [language, setLanguage] = useState<Language>(languages.find(({ id }) => id === i18n.locale)?.id ?? 'en')
  const messageI18n = useLoadedI18n('admin', language)
  const text = draft.trim()
  const getMessage = ({ name }: Recipient) =>
    messageI18n &&
    text !== '' && {
      subject: messageI18n._(msg`Message from ${schoolName}`),
      text: `${createGreeting(name, emailGreeting, messageI18n)}\n${text}`,
    }
  return (
    <Dialog
      size="lg"
      title={<Plural value={recipients.length} one="Message to # person" other="Message to # people" />}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <Button onPress={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <Stack gap="large">
        <TextArea
          label={t`Message`}
          description={t`Each message starts with a greeting and the name.`}
          value={draft}
          onChange={onDraftChange}
          maxLength={limits.text.max / 2}
          rows={4}
          autoFocus
        />
        <Select
          label={t`Language of the greeting`}
          items={languages.map(({ id, name }) => ({ id, label: name }))}
          selectedId={language}
          onSelect={(id) => setLanguage(languages.find((one) => one.id === id)?.id ?? language)}
        />
        <RecipientList
          recipients={recipients}
          getMessage={(recipient) => getMessage(recipient) || undefined}
          onOpened={({ ids }, channel, sent) => onNote?.(ids, channel, sent)}
        />
      </Stack>
    </Dialog>
  )
}
