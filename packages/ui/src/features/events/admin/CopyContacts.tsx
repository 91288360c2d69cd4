import type { EventMember, Student } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { Check, Copy, EyeOff } from 'lucide-react'
import { use, useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { useIsPrivate } from '#components/Masked/PrivacyProvider.tsx'
import { Text } from '#components/Text/Text.tsx'
import { CopyTextContext } from '#providers/CopyTextContext.ts'
import { type ContactKind, collectContacts } from './collectContacts.ts'

type CopyContactsProps = {
  members: readonly EventMember[]
  /** Asks who they are; undefined where that can’t be had. */
  readStudents: () => Promise<readonly Student[] | undefined>
}

type Told = { kind: ContactKind; isCopied: boolean; words: string }

/** Puts the addresses or numbers of those in an event on the clipboard, to write to all of them. Not while they are hidden. */
export function CopyContacts({ members, readStudents }: CopyContactsProps) {
  const { t } = useLingui()
  const copyText = use(CopyTextContext)
  const isPrivate = useIsPrivate()
  const [pending, setPending] = useState<ContactKind>()
  const [told, setTold] = useState<Told>()
  if (!copyText) return null
  if (isPrivate) {
    return (
      <Inline gap="small" tone="muted" size="sm">
        <EyeOff size={16} aria-hidden />
        {t`Phone numbers and e-mails are hidden now.`}
      </Inline>
    )
  }
  const copy = async (kind: ContactKind) => {
    setPending(kind)
    const students = await readStudents()
    const { text, count, all } = collectContacts(members, students ?? [], kind)
    const isCopied = text !== '' && (await copyText(text))
    setPending(undefined)
    if (students === undefined) setTold({ kind, isCopied, words: t`The students could not be loaded. Try again.` })
    else if (text === '') setTold({ kind, isCopied, words: t`There is nothing to copy.` })
    else
      setTold({ kind, isCopied, words: isCopied ? t`Copied those of ${count} of ${all}` : t`It could not be copied.` })
  }
  const button = (kind: ContactKind, words: string) => (
    <Button
      size="sm"
      isPending={pending === kind}
      icon={told?.kind === kind && told.isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
      onPress={() => void copy(kind)}
    >
      {words}
    </Button>
  )
  return (
    <Inline gap="small" tone="muted" size="sm">
      {button('email', t`Copy e-mails`)}
      {button('phone', t`Copy phone numbers`)}
      <Text as="span" tone="muted" role="status">
        {told?.words}
      </Text>
    </Inline>
  )
}
