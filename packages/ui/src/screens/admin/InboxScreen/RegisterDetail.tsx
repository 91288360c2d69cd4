import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { ContactButtons } from '#components/ContactButtons/ContactButtons.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { Select } from '#components/Select/Select.tsx'
import { TextArea } from '#components/TextArea/TextArea.tsx'
import { type Language, languages, tagOf } from '#environment/languages.ts'
import { useWordsOf } from '#environment/useWordsOf.ts'
import { Buttons } from '#layouts/Buttons/Buttons.ts'
import { listOf } from '#remote.ts'
import { CopyOutcome } from './CopyOutcome.tsx'
import type { InboxDetailProps } from './InboxDetailProps.ts'
import { reminderText } from './reminderText.ts'
import { useSinceWords } from './useSinceWords.ts'

/**
 * Lessons whose marks are missing, which their teacher alone can give: words to remind them by in their language, and
 * ways to send them.
 */
export function RegisterDetail({ item, teachers, hrefs, copyText }: InboxDetailProps) {
  const { t, i18n } = useLingui()
  const since = useSinceWords()(item.since)
  const { person, lessons, owed } = item
  const [language, setLanguage] = useState<Language>(
    owed?.language ?? languages.find(({ id }) => id === i18n.locale)?.id ?? 'en',
  )
  const words = useWordsOf('admin', language)
  const [edited, setEdited] = useState<string>()
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  const made = words && reminderText({ ...item, since }, words, tagOf(language))
  const text = edited ?? made ?? ''
  const subject = words?._(msg`Marks that are missing`) ?? ''
  const teacher = listOf(teachers).find(({ id }) => id === item.id)
  return (
    <>
      <p>
        <Plural value={lessons ?? 0} one="# lesson still wants its marks." other="# lessons still want their marks." />
      </p>
      <Select
        label={t`Language of the reminder`}
        items={languages.map(({ id, name }) => ({ id, label: name }))}
        selectedId={language}
        onSelect={(id) => {
          setLanguage(languages.find((one) => one.id === id)?.id ?? language)
          setEdited(undefined)
        }}
      />
      <TextArea
        label={t`Reminder`}
        description={t`You can change it before you send it.`}
        value={text}
        isDisabled={made === undefined}
        onChange={setEdited}
        rows={5}
      />
      <Buttons>
        <Button
          variant="primary"
          icon={outcome === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
          onPress={() => void copyText(text).then((isCopied) => setOutcome(isCopied ? 'copied' : 'refused'))}
        >
          <Trans>Copy the reminder</Trans>
        </Button>
        <LinkButton href={hrefs.teacher(person.id)}>
          <Trans>See the teacher</Trans>
        </LinkButton>
      </Buttons>
      <CopyOutcome outcome={outcome} />
      <ContactButtons
        name={person.name}
        phone={teacher?.contact_number}
        email={teacher?.email}
        message={{ subject, text }}
      />
    </>
  )
}
