import type { RefObject } from 'react'
import type { DatePickerAria } from 'react-aria/useDatePicker'
import { CalendarContext } from 'react-aria-components/Calendar'
import { DialogContext, OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { PopoverContext } from 'react-aria-components/Popover'
import { Provider } from 'react-aria-components/slots'
import type { DatePickerState, DateValue } from 'react-stately/useDatePickerState'
import { Panel, Window } from './CalendarPanel.styles.ts'
import { type MonthCalendarProps, MonthCalendar } from './MonthCalendar.tsx'

type CalendarPanelProps = Omit<MonthCalendarProps, 'onChoose'> &
  Pick<DatePickerAria, 'calendarProps' | 'dialogProps'> & {
    state: DatePickerState
    /** The box that it opens at. */
    triggerRef: RefObject<Element | null>
  }

/** The calendar that opens beside a `DatePicker`. */
export function CalendarPanel({ state, triggerRef, calendarProps, dialogProps, ...calendar }: CalendarPanelProps) {
  // The context is for calendars of several days, too.
  const choose = (day: DateValue | readonly DateValue[]) => {
    if ('calendar' in day) state.setDateValue(day)
  }
  return (
    <Provider
      values={[
        [CalendarContext, { ...calendarProps, onChange: choose }],
        [DialogContext, dialogProps],
        [OverlayTriggerStateContext, state],
        [PopoverContext, { trigger: 'DatePicker', triggerRef, placement: 'bottom start' }],
      ]}
    >
      <Panel>
        <Window>
          <MonthCalendar {...calendar} onChoose={state.setDateValue} />
        </Window>
      </Panel>
    </Provider>
  )
}
