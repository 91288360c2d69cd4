import type { Lesson } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { MessageCircle } from 'lucide-react'
import { use, useMemo, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Button } from '#components/Button/Button.tsx'
import { ComboBox } from '#components/ComboBox/ComboBox.tsx'
import { createTimeZoneOptions } from '#components/ComboBox/comboBoxOptions.ts'
import { Inline } from '#components/Inline/Inline.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { Select } from '#components/Select/Select.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { TextArea } from '#components/TextArea/TextArea.tsx'
import { TextField } from '#components/TextField/TextField.tsx'
import { useNow } from '#providers/ClockProvider.tsx'
import { CopyTextContext } from '#providers/CopyTextContext.ts'
import { type Language, languages, getLanguageTag } from '#i18n/languages.ts'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { useLoadedI18n } from '#i18n/loadMessages.ts'
import { createLessonMessage } from './createLessonMessage.ts'
import { findPhoneNumber } from '#lib/people/findPhoneNumber.ts'
import { createWhatsAppLink } from '#lib/people/dialableNumbers.ts'

type LessonMessageComposerProps = {
  lesson: Lesson
  timeZone: string
  viewerZone: string
  onBack: () => void
}

/**
 * Composes a message about a lesson in the recipient’s language and time zone, to copy or open in WhatsApp. Sends
 * nothing itself.
 */
export function LessonMessageComposer({ lesson, timeZone, viewerZone, onBack }: LessonMessageComposerProps) {
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  const now = useNow()
  const { contactPhone } = useSchoolSettings()
  const copyText = use(CopyTextContext)
  const [language, setLanguage] = useState<Language>(languages.find(({ id }) => id === i18n.locale)?.id ?? 'en')
  const [zone, setZone] = useState<string | null>(timeZone)
  const [edited, setEdited] = useState<string>()
  const [number, setNumber] = useState('')
  const [copied, setCopied] = useState<string>()
  const messageI18n = useLoadedI18n('common', language)
  const zones = useMemo(
    () => moveToTop(createTimeZoneOptions(locale, timeZone, now), [timeZone, viewerZone]),
    [locale, timeZone, viewerZone, now],
  )
  const message =
    messageI18n &&
    createLessonMessage(
      lesson,
      { zone: zone ?? timeZone, schoolZone: timeZone, viewerZone },
      messageI18n,
      getLanguageTag(language),
    )
  const text = edited ?? message ?? ''
  const recipient = findPhoneNumber(number, contactPhone)?.number ?? ''
  return (
    <Stack>
      <Select
        label={t`Message language`}
        items={languages.map(({ id, name }) => ({ id, label: name }))}
        selectedId={language}
        onSelect={(id) => {
          setLanguage(languages.find((one) => one.id === id)?.id ?? language)
          setEdited(undefined)
        }}
      />
      <ComboBox
        label={t`Recipient’s time zone`}
        items={zones}
        value={zone}
        onChange={(id) => {
          setZone(id)
          setEdited(undefined)
        }}
      />
      <TextArea
        label={t`Message`}
        description={t`You can edit it before sending.`}
        value={text}
        isDisabled={message === undefined}
        onChange={setEdited}
        rows={4}
      />
      <TextField
        label={t`WhatsApp number`}
        description={t`Include the country code, like +92 300 1234567. Leave blank to choose a chat in WhatsApp.`}
        type="tel"
        autoComplete="off"
        value={number}
        onChange={setNumber}
        {...(number.trim() !== '' &&
          !recipient && { errorMessage: t`Enter the number with its country code, like +92 300 1234567.` })}
      />
      <Inline gap="medium" align="stretch">
        <LinkButton
          variant="primary"
          href={createWhatsAppLink(text, recipient)}
          target="_blank"
          rel="noopener noreferrer"
          icon={<MessageCircle aria-hidden />}
          aria-label={t`Open in WhatsApp (opens in a new tab)`}
        >
          <Trans>Open in WhatsApp</Trans>
        </LinkButton>
        {copyText && (
          <Button onPress={() => void copyText(text).then((isCopied) => setCopied(isCopied ? text : undefined))}>
            {copied === text ? t`Copied` : t`Copy`}
          </Button>
        )}
        <Button onPress={onBack}>
          <Trans>Back</Trans>
        </Button>
      </Inline>
    </Stack>
  )
}

/** Moves the school’s and the viewer’s time zones to the top. */
function moveToTop<One extends { id: string }>(options: readonly One[], first: readonly string[]): One[] {
  const isFirst = ({ id }: One) => first.includes(id)
  return [...options.filter(isFirst), ...options.filter((one) => !isFirst(one))]
}
