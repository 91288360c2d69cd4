import type { OwedLesson } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '#components/Button/Button.tsx'
import { Card } from '#components/Card/Card.tsx'
import { tokens } from '#theme/tokens.ts'
import { OwedLessonRow } from './OwedLessonRow.tsx'

/** The newest are remembered best; the others come with one press. */
const SHOWN = 3

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[4]};
`

export type OwedLessonsProps = {
  /** The newest first. */
  lessons: readonly OwedLesson[]
  /** Where a class is marked on a day. */
  getRegisterHref: (classId: number, day: string) => string
}

/** Lessons that are over and lack a mark, each with the way to its register. */
export function OwedLessons({ lessons, getRegisterHref }: OwedLessonsProps) {
  const [isWhole, setIsWhole] = useState(false)
  const count = lessons.length
  if (count === 0) return null
  return (
    <Card>
      <h2>
        <Trans>Lessons that want their marks</Trans>
      </h2>
      <List>
        {(isWhole ? lessons : lessons.slice(0, SHOWN)).map((lesson) => (
          <OwedLessonRow
            key={`${lesson.timingId} ${lesson.day}`}
            lesson={lesson}
            href={getRegisterHref(lesson.classId, lesson.heldOn)}
          />
        ))}
      </List>
      {!isWhole && count > SHOWN && (
        <div>
          <Button size="sm" onPress={() => setIsWhole(true)}>
            <Trans>Show all {count} lessons</Trans>
          </Button>
        </div>
      )}
    </Card>
  )
}
