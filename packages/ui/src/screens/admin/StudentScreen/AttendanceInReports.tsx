import type { Report } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Card } from '#components/Card/Card.tsx'
import { Hint } from '#components/Field/Hint.ts'
import { ProgressBar } from '#components/ProgressBar/ProgressBar.tsx'
import { Stack } from '#components/Stack/Stack.ts'
import { attendanceText } from '#model/attendanceText.ts'

/** How often a student came, as their teachers have written it. */
export function AttendanceInReports({ reports }: { reports: readonly Report[] }) {
  return (
    <Card>
      <Stack as="ul">
        {reports.map(({ id, course, teacher, attendance }) => {
          const share = shareIn(attendance)
          const words = attendanceText(attendance)
          const about = (
            <>
              <Bdi>{course.name}</Bdi> · <Bdi>{teacher.name}</Bdi>
            </>
          )
          return (
            <li key={id}>
              {share === undefined ? (
                <>
                  {about}: <Bdi>{words}</Bdi>
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
