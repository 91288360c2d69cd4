import { Trans, useLingui } from '@lingui/react/macro'
import { Hint } from '#components/Field/Field.styles.ts'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { IconButton } from '#components/IconButton/IconButton.tsx'
import { Inline } from '#components/Inline/Inline.tsx'

/** Announces whether copying to the clipboard worked. */
export function CopyStatus({ outcome }: { outcome: 'copied' | 'refused' | undefined }) {
  return (
    <Hint role="status">
      {outcome === 'copied' && <Trans>Copied</Trans>}
      {outcome === 'refused' && <Trans>Couldn’t copy. Select the text and copy it.</Trans>}
    </Hint>
  )
}

type CopyableValueProps = { name: string; value: string; copyText: (text: string) => Promise<boolean> }

/** A value with a copy button, for example a number to look up at the bank. */
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
