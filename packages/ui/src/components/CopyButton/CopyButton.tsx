import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Copy } from 'lucide-react'
import { use, useState } from 'react'
import { styled } from 'styled-components'
import { CopyTextContext } from '#providers/CopyTextContext.ts'
import { Button } from '../Button/Button.tsx'
import { VisuallyHidden } from '../Text/Text.tsx'

/** Keeps its width when the label changes. */
const Root = styled.span`
  flex: none;
`

type CopyButtonProps = {
  text: string
  /** Names the copied value in the accessible name: “account number”. */
  what: string
  /** The button copies all values of its surroundings, and says so. */
  isAll?: boolean
  onCopy?: (() => void) | undefined
}

/** Copies a text and announces it. Renders nothing without a clipboard. */
export function CopyButton({ text, what, isAll = false, onCopy }: CopyButtonProps) {
  const { t } = useLingui()
  const copyText = use(CopyTextContext)
  /** The last result; ignored if `text` has changed since. */
  const [lastResult, setLastResult] = useState<{ text: string; isCopied: boolean }>()
  if (!copyText) return null
  const outcome = lastResult?.text === text ? lastResult : undefined
  const copy = async () => {
    onCopy?.()
    setLastResult({ text, isCopied: await copyText(text) })
  }
  const name = isAll ? t`Copy all: ${what}` : t`Copy ${what}`
  return (
    <Root>
      <Button
        size="sm"
        aria-label={outcome?.isCopied ? t`Copied: ${what}` : name}
        icon={outcome?.isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
        onPress={() => void copy()}
      >
        {outcome?.isCopied ? <Trans>Copied</Trans> : isAll ? <Trans>Copy all</Trans> : <Trans>Copy</Trans>}
      </Button>
      <VisuallyHidden role="status">
        {outcome && (outcome.isCopied ? t`Copied: ${what}` : t`Couldn’t copy. Select the text and copy it.`)}
      </VisuallyHidden>
    </Root>
  )
}
