import type { LessonExcuse } from '@maktab/contract/schema'
import { styled } from 'styled-components'
import { Bdi, BlockBdi } from '#components/Bdi/Bdi.tsx'
import { Text } from '#components/Text/Text.tsx'
import { tokens } from '#theme/tokens.ts'

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};
  overflow-wrap: anywhere;
`

/** The students who can’t come to a lesson, each with the reason, for the teacher and the office. */
export function ExcusedStudents({ excuses }: { excuses: readonly LessonExcuse[] }) {
  return (
    <List role="list">
      {excuses.map(({ student, reason }) => (
        <li key={student.id}>
          <Bdi>{student.name}</Bdi>
          {reason !== null && (
            <Text as="div" tone="muted" weight="regular" size="sm">
              <BlockBdi>{reason}</BlockBdi>
            </Text>
          )}
        </li>
      ))}
    </List>
  )
}
