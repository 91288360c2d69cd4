import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

const Root = styled.p`
  position: fixed;
  inset-block-start: ${tokens.space[4]};
  inset-inline: ${tokens.space[4]};
  z-index: ${tokens.layer.toast};
  inline-size: fit-content;
  margin-inline: auto;
  padding-inline: ${tokens.space[4]};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.dangerSoft};
  color: ${tokens.color.onDangerSoft};
  box-shadow: ${tokens.shadow.floating};

  button {
    min-block-size: ${tokens.size.control};
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: ${tokens.weight.medium};
    text-decoration: underline;
    cursor: pointer;
  }
`

/** Reports that a code chunk couldn't be loaded. Uses a plain button, because other components may not be loaded. */
export function ChunkLoadError({ onRetry }: { onRetry: () => Promise<void> }) {
  const { t } = useLingui()
  const [isRetrying, setIsRetrying] = useState(false)
  const retry = async () => {
    setIsRetrying(true)
    await onRetry()
    setIsRetrying(false)
  }
  return (
    <Root role="alert">
      {t`Part of this page didn’t load.`}{' '}
      <button type="button" aria-disabled={isRetrying} onClick={() => isRetrying || void retry()}>
        {t`Try again`}
      </button>
    </Root>
  )
}
