import { Button } from 'react-aria-components/Button'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { type ButtonLook, buttonLook } from '#components/Button/Button.styles.ts'

/** On one line, at the end of theirs. */
export const Buttons = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;
  justify-content: end;
  white-space: nowrap;
`

export const MenuButton = styled(Button)<ButtonLook>`
  ${buttonLook}
  flex: none;
  aspect-ratio: 1;
  padding: 0;
`
