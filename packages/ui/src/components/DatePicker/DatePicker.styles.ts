import type { CalendarDate } from '@internationalized/date'
import { DateInput, DatePicker } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { segmentsStyles } from '../DateField/DateTimeSegment.tsx'
import { controlStyles, fieldLayout } from '../Field/Field.styles.ts'
import { Popover } from '../RestoreFocus/RestoreFocus.tsx'

export const Root = styled(DatePicker<CalendarDate>)`
  ${fieldLayout}
`

export const Control = styled(Group)`
  ${controlStyles}
  ${segmentsStyles}
  display: flex;
  align-items: center;
  padding: 0;
`

export const SegmentInput = styled(DateInput)`
  flex: 1;
  min-inline-size: 0;
  padding: ${tokens.space[2]} ${tokens.space[3]};
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
