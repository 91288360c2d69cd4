import type { Timetable } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import { styled } from 'styled-components'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Card } from '#components/Card/Card.tsx'
import { ClassTimes } from '#components/ClassTime/ClassTimes.tsx'
import { useSchoolSettings } from '#environment/SchoolSettings.tsx'
import { tokens } from '#theme/tokens.ts'

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[3]};
`

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${tokens.space[1]} ${tokens.space[4]};
  overflow-wrap: anywhere;
`

/** Classes that meet when their teacher says so: they are in no week. */
export function LooseClasses({ classes }: { classes: Timetable['withoutDays'] }) {
  const { timeZone, viewerZone } = useSchoolSettings()
  if (classes.length === 0) return null
  return (
    <Card>
      <h2>
        <Trans>Days agreed with the teacher</Trans>
      </h2>
      <List>
        {classes.map(({ classId, title, times }) => (
          <Row key={classId}>
            <Bdi>{title}</Bdi>
            <ClassTimes
              timings={times.map(({ from, to }) => ({ from, to }))}
              schoolZone={timeZone}
              viewerZone={viewerZone}
            />
          </Row>
        ))}
      </List>
    </Card>
  )
}
