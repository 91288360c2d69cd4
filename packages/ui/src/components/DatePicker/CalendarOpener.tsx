import { useLingui } from '@lingui/react/macro'
import { CalendarDays } from 'lucide-react'
import type { ButtonProps } from 'react-aria-components/Button'
import { Opener } from '../DateField/Opener.ts'

/** At the end of a day: opens the calendar. */
export function CalendarOpener(props: ButtonProps) {
  const { t } = useLingui()
  return (
    <Opener {...props} aria-label={t`Choose from a calendar`}>
      <CalendarDays aria-hidden />
    </Opener>
  )
}
