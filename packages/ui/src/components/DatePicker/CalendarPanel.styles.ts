import { Dialog } from 'react-aria-components/Dialog'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { Popover } from '../FocusReturn/Popover.tsx'

export const Panel = styled(Popover)`
  overflow: auto;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.floating};
`

export const Window = styled(Dialog)`
  padding: ${tokens.space[3]};
  outline: none;
`
