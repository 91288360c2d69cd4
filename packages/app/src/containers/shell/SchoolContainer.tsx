import { Clock } from '@maktab/ui/environment/Clock'
import { SchoolSettings } from '@maktab/ui/environment/SchoolSettings'
import { schoolOf } from '@maktab/ui/model/school'
import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { useSettings } from '../../data/settings.ts'
import { useNow } from '../../data/useNow.ts'

/** The present time, and the school’s settings: until they are known, and where a backend has none, the defaults. */
export function SchoolContainer({ children }: { children: ReactNode }) {
  const { settings } = useSettings()
  const known = settings.state === 'ready' ? settings.data : undefined
  const school = useMemo(() => schoolOf(known, new Intl.DateTimeFormat().resolvedOptions().timeZone), [known])
  return (
    <Clock now={useNow()}>
      <SchoolSettings school={school}>{children}</SchoolSettings>
    </Clock>
  )
}
