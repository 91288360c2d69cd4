import { Trans } from '@lingui/react/macro'
import { Check, Copy } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Card } from '#components/Card/Card.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Masked } from '#components/Masked/Masked.tsx'
import { Hint } from '#components/Field/Hint.ts'
import { PasswordCode } from './TeacherScreen.styles.ts'

type CopyablePasswordProps = {
  password: string
  /** What it is for. */
  children: ReactNode
  /** Puts a text on the clipboard; false where the browser doesn’t allow it. */
  copyText: (text: string) => Promise<boolean>
  onCopied?: () => void
  /** What else can be done with it. */
  actions: ReactNode
}

/** A password to be handed over, with a way to copy it. While privacy is on it can be copied unseen. */
export function CopyablePassword({ password, children, copyText, onCopied, actions }: CopyablePasswordProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  const copy = async () => {
    const isCopied = await copyText(password)
    setOutcome(isCopied ? 'copied' : 'refused')
    if (isCopied) onCopied?.()
  }
  return (
    <Card>
      <div>{children}</div>
      <div>
        <Masked kind="text">
          <PasswordCode dir="ltr" translate="no">
            {password}
          </PasswordCode>
        </Masked>
      </div>
      <Inline gap="medium" align="stretch">
        {actions}
        <Button
          size="sm"
          icon={outcome === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
          onPress={() => void copy()}
        >
          <Trans>Copy password</Trans>
        </Button>
      </Inline>
      <Hint role="status">
        {outcome === 'copied' && <Trans>Copied</Trans>}
        {outcome === 'refused' && <Trans>It could not be copied. Select it and copy it yourself.</Trans>}
      </Hint>
    </Card>
  )
}
