import { keyframes, styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { useLingui } from '@lingui/react/macro'

const spin = keyframes`
  to { transform: rotate(1turn); }
`

const Ring = styled.span`
  flex: none;
  inline-size: 1em;
  block-size: 1em;
  border: 2px solid currentColor;
  border-block-start-color: transparent;
  border-radius: ${tokens.radius.full};
  animation: ${spin} 0.9s linear infinite;
`

/** Decorative spinner beside a text. */
export function Spinner() {
  return <Ring aria-hidden />
}

const appear = keyframes`
  from { visibility: hidden; }
  to { visibility: visible; }
`

/* Delayed, because most requests finish before it would be noticed. */
const Root = styled.div`
  position: fixed;
  inset-block-start: ${tokens.space[4]};
  inset-inline: 0;
  z-index: ${tokens.layer.overlay};
  inline-size: fit-content;
  margin-inline: auto;
  padding: ${tokens.space[3]};
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.floating};
  animation: ${appear} 0.3s step-end both;
`

/** Global loading indicator. */
export function LoadingIndicator() {
  const { t } = useLingui()
  return (
    <Root role="status" aria-label={t`Loading…`}>
      <Spinner />
    </Root>
  )
}
