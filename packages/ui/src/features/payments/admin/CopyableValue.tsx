import { useLingui } from '@lingui/react/macro'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { IconButton } from '#components/IconButton/IconButton.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { CopyStatus } from '#features/reminders/admin/CopyStatus.tsx'

type CopyableValueProps = { name: string; value: string; copyText: (text: string) => Promise<boolean> }

/** A number to look for at the bank. */
export function CopyableValue({ name, value, copyText }: CopyableValueProps) {
  const { t } = useLingui()
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  return (
    <Inline as="span" gap="small" breaksWords>
      <Bdi>{value}</Bdi>
      <IconButton
        label={t`Copy: ${name}`}
        onPress={() => void copyText(value).then((is) => setOutcome(is ? 'copied' : 'refused'))}
      >
        <Copy aria-hidden />
      </IconButton>
      <CopyStatus outcome={outcome} />
    </Inline>
  )
}
