import { useFormikContext } from 'formik'
import { ClassTime } from '#components/ClassTime/ClassTime.tsx'
import { useNow } from '#environment/Clock.tsx'
import { useSchoolSettings } from '#environment/SchoolSettings.tsx'
import { viewerHours } from '#model/classMeeting.ts'
import type { PurchaseValues } from './purchase.schema.ts'

/** What a chosen time is by the student's own clocks, where these show another one (decision 29). */
export function OwnTime({ index }: { index: number }) {
  const now = useNow()
  const { timeZone, viewerZone } = useSchoolSettings()
  const { values } = useFormikContext<PurchaseValues>()
  const hours = values.classTimings[index]
  if (!hours || !viewerHours(hours, timeZone, viewerZone, now)) return null
  return <ClassTime from={hours.from} to={hours.to} schoolZone={timeZone} viewerZone={viewerZone} />
}
