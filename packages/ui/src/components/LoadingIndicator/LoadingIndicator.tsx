import { keyframes, styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { useLingui } from '@lingui/react/macro'

const turn = keyframes`
  to { transform: rotate(1turn); }
`

const Ring = styled.span`
  flex: none;
  inline-size: 1em;
  block-size: 1em;
  border: 2px solid currentColor;
  border-block-start-color: transparent;
  border-radius: ${tokens.radius.full};
  animation: ${turn} 0.9s linear infinite;
`

/** Shows that something is going on; the words beside it say what. */
export function Spinner() {
  return <Ring aria-hidden />
}

const appear = keyframes`
  from { visibility: hidden; }
  to { visibility: visible; }
`

/* Most of what is late is there before anybody could see that it isn’t. */
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

/** What was asked for is on its way. */
export function LoadingIndicator() {
  const { t } = useLingui()
  return (
    <Root role="status" aria-label={t`Loading…`}>
      <Spinner />
    </Root>
  )
}
