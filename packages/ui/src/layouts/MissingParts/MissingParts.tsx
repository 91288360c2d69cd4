import { useLingui } from '@lingui/react/macro'
import { useState, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { askForMissing, hearMissing, isAnyMissing } from '#late/missingParts.ts'
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

/**
 * Says that a part which somebody asked for didn’t come over the line, wherever it is to stand, for as long as it doesn’t.
 * It is a paragraph with a plain button: all that it is made of has to be here when nothing comes.
 */
export function MissingParts({ onNeverCame }: { onNeverCame: () => Promise<void> }) {
  const { t } = useLingui()
  const isMissing = useSyncExternalStore(hearMissing, isAnyMissing, () => false)
  const [isAsking, setIsAsking] = useState(false)
  const askAgain = async () => {
    setIsAsking(true)
    if (!(await askForMissing())) await onNeverCame()
    setIsAsking(false)
  }
  return (
    isMissing && (
      <Root>
        {t`A part of this page couldn’t be loaded.`}{' '}
        <button type="button" aria-disabled={isAsking} onClick={() => isAsking || void askAgain()}>
          {t`Try again`}
        </button>
      </Root>
    )
  )
}
