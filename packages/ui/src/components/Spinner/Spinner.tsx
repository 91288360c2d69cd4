import { keyframes, styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

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
