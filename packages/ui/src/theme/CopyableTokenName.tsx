import { useState } from 'react'
import { TokenCopyButton } from './TokenTable.styles.ts'

type CopyableTokenNameProps = {
  name: string
  /** What stands in code: `tokens.color.brand`. */
  code: string
  onCopy: (code: string) => Promise<void>
}

/** A token’s name; pressed, what stands in code for it is copied. For the design pages only. */
export function CopyableTokenName({ name, code, onCopy }: CopyableTokenNameProps) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    await onCopy(code)
    setIsCopied(true)
  }
  return (
    <TokenCopyButton type="button" title={code} onClick={() => void copy()}>
      <strong>{name}</strong>
      <span role="status">{isCopied && '✓'}</span>
    </TokenCopyButton>
  )
}
