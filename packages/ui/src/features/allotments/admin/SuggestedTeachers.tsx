import type { Suggestion, SuggestionList } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Hint } from '#components/Field/Hint.ts'
import { Stack } from '#components/Stack/Stack.tsx'
import { SuggestedTeacher } from './SuggestedTeacher.tsx'

/** Who comes first is likely to be chosen; the others come with one press. */
const SHOWN = 3

type SuggestedTeachersProps = {
  found: SuggestionList
  student: string | undefined
  chosenId: string | null
  isDisabled: boolean
  onChoose: (suggestion: Suggestion) => void
}

export function SuggestedTeachers({ found, student, chosenId, isDisabled, onChoose }: SuggestedTeachersProps) {
  const [isWhole, setIsWhole] = useState(false)
  const { suggestions, wanted, timeZone, studentZone } = found
  const count = suggestions.length
  if (count === 0) {
    return (
      <Hint>
        <Trans>Nobody who teaches this course can be allotted now.</Trans>
      </Hint>
    )
  }
  return (
    <>
      <Hint>
        {wanted.length === 0 ? (
          <Trans>The student wished for no times. Who teaches least stands first.</Trans>
        ) : suggestions.every(({ freeMinutes }) => freeMinutes === 0) ? (
          <Trans>Nobody who teaches this course has time then. Who teaches least stands first.</Trans>
        ) : studentZone === null || studentZone === timeZone ? (
          <Trans>By the school’s clocks ({timeZone})</Trans>
        ) : (
          <Trans>
            By the school’s clocks (<Bdi>{timeZone}</Bdi>), and the student’s (<Bdi>{studentZone}</Bdi>)
          </Trans>
        )}
      </Hint>
      <Stack as="ol" gap="medium">
        {(isWhole ? suggestions : suggestions.slice(0, SHOWN)).map((suggestion) => (
          <SuggestedTeacher
            key={suggestion.teacher.id}
            suggestion={suggestion}
            found={found}
            student={student}
            isChosen={chosenId === String(suggestion.teacher.id)}
            isDisabled={isDisabled}
            onChoose={() => onChoose(suggestion)}
          />
        ))}
      </Stack>
      {!isWhole && count > SHOWN && (
        <div>
          <Button size="sm" onPress={() => setIsWhole(true)}>
            <Trans>Show all {count} teachers</Trans>
          </Button>
        </div>
      )}
    </>
  )
}
