import { SchoolSettings } from '@maktab/ui/environment/SchoolSettings'
import { schoolOf } from '@maktab/ui/model/school'
import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { useSettings } from '../../data/settings.ts'

/** The school’s settings for every page below; until they are known, and where a backend has none, the defaults. */
export function SchoolContainer({ children }: { children: ReactNode }) {
  const { settings } = useSettings()
  const known = settings.state === 'ready' ? settings.data : undefined
  const school = useMemo(() => schoolOf(known, new Intl.DateTimeFormat().resolvedOptions().timeZone), [known])
  return <SchoolSettings school={school}>{children}</SchoolSettings>
}
