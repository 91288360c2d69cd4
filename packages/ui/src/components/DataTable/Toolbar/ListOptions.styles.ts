import { Button } from 'react-aria-components/Button'
import { styled } from 'styled-components'
import { type ButtonLook, buttonLook } from '#components/Button/Button.styles.ts'
import { visuallyHidden } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'

export const Opener = styled(Button)<ButtonLook>`
  ${buttonLook}
  flex: none;

  @container toolbar (max-width: 56rem) {
    inline-size: ${tokens.size.control};
    padding: 0;
  }
`

/** Where there is no room for them the sign says it, and they are read aloud. */
export const Words = styled.span`
  @container toolbar (max-width: 56rem) {
    ${visuallyHidden}
  }
`
