import type { CalendarDate } from '@internationalized/date'
import { Button } from 'react-aria-components/Button'
import { DateInput, DatePicker } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { styled } from 'styled-components'
import { focusRing } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'
import { Popover } from '../FocusReturn/Popover.tsx'
import { segmentsLook } from '../DateField/Segment.styles.ts'
import { controlLook, fieldLayout } from '../Field/Field.styles.ts'

export const Root = styled(DatePicker<CalendarDate>)`
  ${fieldLayout}
`

export const Control = styled(Group)`
  ${controlLook}
  ${segmentsLook}
  display: flex;
  align-items: center;
  padding: 0;
`

export const Typed = styled(DateInput)`
  flex: 1;
  min-inline-size: 0;
  padding: ${tokens.space[2]} ${tokens.space[3]};
`

export const Opener = styled(Button)`
  display: grid;
  flex: none;
  place-items: center;
  align-self: stretch;
  min-inline-size: ${tokens.size.control};
  /* As high as what it stands in, whose edge it lies over. */
  margin-block: -1px;
  border: 0;
  border-radius: ${tokens.radius.md};
  background: transparent;
  color: ${tokens.color.textMuted};
  cursor: pointer;
  ${focusRing}

  &[data-focus-visible] {
    outline-offset: -2px;
  }
  &[data-hovered],
  &[data-pressed] {
    background: ${tokens.color.surfaceHover};
  }
  &[data-disabled] {
    cursor: not-allowed;
  }
  svg {
    inline-size: ${tokens.size.icon};
  }
`

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
