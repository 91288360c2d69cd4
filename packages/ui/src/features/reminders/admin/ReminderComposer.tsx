import type { EmailGreeting } from '@maktab/contract/schema'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Check, Copy } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { ContactButtons } from '#components/ContactButtons/ContactButtons.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Select } from '#components/Select/Select.tsx'
import { TextArea } from '#components/TextArea/TextArea.tsx'
import { type Language, languages, getLanguageTag } from '#i18n/languages.ts'
import { useLoadedI18n } from '#i18n/loadMessages.ts'
import { CopyStatus } from '#features/payments/admin/CopyableValue.tsx'
import { isolateBidi, stripUnneededIsolates } from '#lib/text/textLanguage.ts'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'

type Reminder = { subject: string; text: string }

type ReminderComposerProps = {
  /** Recipient of the reminder, with contact details. */
  person: { name: string; phone?: string | null | undefined; email?: string | null | undefined }
  /** Language the person last used, if known. */
  language: Language | null | undefined
  /** Creates the reminder without its greeting in the language of `i18n`, which may differ from the page’s. */
  createReminder: (i18n: I18n, locale: string) => Reminder
  copyText: (text: string) => Promise<boolean>
  /** Labels of a message that isn’t a reminder. */
  labels?: { language: string; text: string; copy: string }
  /** Shown next to the copy button. */
  children?: ReactNode
}

/** The first line of a message, in the school’s style. */
export function createGreeting(personName: string, greeting: EmailGreeting | undefined, i18n: I18n): string {
  const name = isolateBidi(personName.trim())
  return stripUnneededIsolates(i18n._(greeting === 'salam' ? msg`Assalamu alaikum ${name},` : msg`Hello ${name},`))
}

/**
 * Editable reminder in the recipient’s language, with buttons to send or copy it. Sending is the primary action, by
 * WhatsApp where the number allows it.
 */
export function ReminderComposer({
  person,
  language: savedLanguage,
  createReminder,
  copyText,
  labels,
  children,
}: ReminderComposerProps) {
  const { t, i18n } = useLingui()
  const [language, setLanguage] = useState<Language>(
    savedLanguage ?? languages.find(({ id }) => id === i18n.locale)?.id ?? 'en',
  )
  const reminderI18n = useLoadedI18n('admin', language)
  const [edited, setEdited] = useState<string>()
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  const { emailGreeting } = useSchoolSettings()
  const reminder = reminderI18n && createReminder(reminderI18n, getLanguageTag(language))
  const greeting = reminderI18n && createGreeting(person.name, emailGreeting, reminderI18n)
  const text = edited ?? (reminder ? `${greeting}\n${reminder.text}` : '')
  return (
    <>
      <Select
        label={labels?.language ?? t`Reminder language`}
        items={languages.map(({ id, name }) => ({ id, label: name }))}
        selectedId={language}
        onSelect={(id) => {
          setLanguage(languages.find((one) => one.id === id)?.id ?? language)
          setEdited(undefined)
        }}
      />
      <TextArea
        label={labels?.text ?? t`Reminder`}
        description={t`You can edit it before sending.`}
        value={text}
        isDisabled={reminder === undefined}
        onChange={setEdited}
        rows={5}
      />
      <ContactButtons
        name={person.name}
        phone={person.phone}
        email={person.email}
        message={{ subject: reminder?.subject ?? '', text }}
        isSendingPrimary
      />
      <Inline gap="medium" align="stretch">
        <Button
          variant="quiet"
          icon={outcome === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
          onPress={() => void copyText(text).then((isCopied) => setOutcome(isCopied ? 'copied' : 'refused'))}
        >
          {labels?.copy ?? t`Copy reminder`}
        </Button>
        {children}
      </Inline>
      <CopyStatus outcome={outcome} />
    </>
  )
}
