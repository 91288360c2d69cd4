import type { OwnAttendance } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Badge } from '#components/Badge/Badge.tsx'
import { CourseProgress } from '#components/CourseProgress/CourseProgress.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { DetailRows } from '#layouts/DetailPage/DetailRows.tsx'
import { formatWireDay } from '#lib/time/wireDay.ts'

/** So many marks tell how it goes at present. */
const NEWEST = 6

/** How often a student came to each course, how far it has come, and their newest marks. */
export function StudentAttendance({ courses, marks }: OwnAttendance) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const words = { present: t`Present`, absent: t`Absent` }
  return (
    <Stack>
      <CourseProgress label={t`Attendance by course`} courses={courses} />
      {marks.length > 0 && (
        <DetailRows
          label={t`The newest marks`}
          rows={marks.slice(0, NEWEST).map(({ id, date, status, class: { title } }) => ({
            id,
            title: title.trim() || t`Untitled`,
            about: [formatWireDay(date, locale)],
            beside: <Badge tone={status === 'present' ? 'success' : 'danger'}>{words[status]}</Badge>,
          }))}
        />
      )}
    </Stack>
  )
}
