import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Copy } from 'lucide-react'
import { use, useState } from 'react'
import { styled } from 'styled-components'
import { CopyTextContext } from '#providers/CopyTextContext.ts'
import { Button } from '../Button/Button.tsx'
import { VisuallyHidden } from '../Text/Text.tsx'

/** The words that are seen don’t move what stands beside them when they change. */
const Place = styled.span`
  flex: none;
`

type CopyButtonProps = {
  text: string
  /** What it copies, for those who hear the button: “account number”. */
  what: string
}

/** Puts one thing on the clipboard, and says aloud that it is there. Nothing where the browser offers no clipboard. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const { t } = useLingui()
  const copyText = use(CopyTextContext)
  /** What was copied: another text in its place hasn’t been. */
  const [told, setTold] = useState<{ text: string; isCopied: boolean }>()
  if (!copyText) return null
  const outcome = told?.text === text ? told : undefined
  const copy = async () => setTold({ text, isCopied: await copyText(text) })
  return (
    <Place>
      <Button
        size="sm"
        aria-label={outcome?.isCopied ? t`Copied: ${what}` : t`Copy ${what}`}
        icon={outcome?.isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
        onPress={() => void copy()}
      >
        {outcome?.isCopied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
      </Button>
      <VisuallyHidden role="status">
        {outcome &&
          (outcome.isCopied ? t`Copied: ${what}` : t`It could not be copied. Select it and copy it yourself.`)}
      </VisuallyHidden>
    </Place>
  )
}
