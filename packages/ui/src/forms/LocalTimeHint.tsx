import { getIn, useFormikContext } from 'formik'
import { ClassTime } from '../components/ClassTime/ClassTime.tsx'
import { useNow } from '../providers/ClockProvider.tsx'
import { useSchoolSettings } from '../providers/SchoolSettingsProvider.tsx'
import { getViewerHours } from '../lib/lessons/classHours.ts'
import type { FieldPath } from './FieldPath.ts'

type Hours = { from: string; to: string }

/** What a time that is typed by the school’s clocks is by those of whoever types it, where these show another one (decision 29). */
export function LocalTimeHint<Values = never>({ name }: { name: FieldPath<Values, Hours> }) {
  const now = useNow()
  const { timeZone, viewerZone } = useSchoolSettings()
  const { values } = useFormikContext<Values>()
  const hours: Hours | undefined = getIn(values, name)
  if (!hours || !getViewerHours(hours, timeZone, viewerZone, now)) return null
  return <ClassTime from={hours.from} to={hours.to} schoolZone={timeZone} viewerZone={viewerZone} />
}
