import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { TextArea } from '#components/TextArea/TextArea.tsx'
import { Buttons } from '#layouts/Buttons/Buttons.ts'
import { CopyOutcome } from './CopyOutcome.tsx'
import type { InboxDetailProps } from './InboxDetailProps.ts'
import { useSinceWords } from './useSinceWords.ts'

/** Lessons whose marks are missing, which their teacher alone can give: words to remind them by. */
export function RegisterDetail({ item, hrefs, copyText }: InboxDetailProps) {
  const { t } = useLingui()
  const { person, lessons, what, since } = item
  const day = useSinceWords()(since)
  const name = person.name.trim()
  const title = what?.trim() || t`Untitled`
  const [text, setText] = useState(
    () => t`Salam ${name}, some of your lessons still want their marks. The oldest is “${title}” of ${day}.`,
  )
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  return (
    <>
      <p>
        <Plural value={lessons ?? 0} one="# lesson still wants its marks." other="# lessons still want their marks." />
      </p>
      <TextArea label={t`A reminder to copy`} value={text} onChange={setText} rows={3} />
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
    </>
  )
}
