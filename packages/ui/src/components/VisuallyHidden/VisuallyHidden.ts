import { styled } from 'styled-components'
import { visuallyHidden } from '#theme/mixins.ts'

/** Text that screen readers read and nobody sees. `as` names another element. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`
