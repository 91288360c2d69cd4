import { useState } from 'react'
import { CopyButton } from './TokenTable.styles.ts'

type TokenNameProps = {
  name: string
  /** What stands in code: `tokens.color.brand`. */
  code: string
  onCopy: (code: string) => Promise<void>
}

/** A token’s name; pressed, what stands in code for it is copied. For the design pages only. */
export function TokenName({ name, code, onCopy }: TokenNameProps) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    await onCopy(code)
    setIsCopied(true)
  }
  return (
    <CopyButton type="button" title={code} onClick={() => void copy()}>
      <strong>{name}</strong>
      <span role="status">{isCopied && '✓'}</span>
    </CopyButton>
  )
}
