import type { Report } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Card } from '#components/Card/Card.tsx'
import { Hint } from '#components/Field/Hint.ts'
import { ProgressBar } from '#components/ProgressBar/ProgressBar.tsx'
import { Stack } from '#components/Stack/Stack.ts'
import { attendanceText } from '#model/attendanceText.ts'

/** How often a student came, as their teachers have written it. */
export function AttendanceInReports({ reports }: { reports: readonly Report[] }) {
  const { t } = useLingui()
  return (
    <Card>
      <Stack as="ul">
        {reports.map(({ id, course, teacher, attendance }) => {
          const share = shareIn(attendance)
          const words = attendanceText(attendance)
          const about = t`${course.name}, ${teacher.name}`
          return (
            <li key={id}>
              {share === undefined ? (
                <>
                  <Bdi>{about}</Bdi>: <Bdi>{words}</Bdi>
                </>
              ) : (
                <ProgressBar label={about} value={share} valueText={words} />
              )}
            </li>
          )
        })}
      </Stack>
      <Hint>
        <Trans>As the teachers have written it in their reports.</Trans>
      </Hint>
    </Card>
  )
}

function shareIn(attendance: string): number | undefined {
  const share = Number.parseFloat(attendance.replace(/[,٫]/, '.'))
  return share >= 0 && share <= 100 ? share : undefined
}
