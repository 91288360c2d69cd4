import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { DatePicker } from '#components/DatePicker/DatePicker.tsx'
import { isWireDay } from '#model/wireDay.ts'

type RegisterDayProps = { day: string; today: string; onDayChange: (day: string) => void }

/** The day of the register; what is half typed or still to come doesn't turn the page yet. */
export function RegisterDay({ day, today, onDayChange }: RegisterDayProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(day)
  const isToCome = isWireDay(typed) && typed > today
  const change = (next: string) => {
    setTyped(next)
    if (isWireDay(next) && next <= today && next >= '1000') onDayChange(next)
  }
  return (
    <DatePicker
      label={t`Day`}
      value={typed}
      onChange={change}
      today={today}
      maxValue={today}
      isRequired
      errorMessage={isToCome ? t`This day is still to come.` : undefined}
    />
  )
}
