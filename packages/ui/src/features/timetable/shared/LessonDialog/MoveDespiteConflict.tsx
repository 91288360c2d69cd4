import type { LessonChangeForm } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { styled } from 'styled-components'
import { Button } from '#components/Button/Button.tsx'
import { ConflictList } from '#components/ConflictBanner/ConflictList.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { tokens } from '#theme/tokens.ts'
import type { MoveValues } from './lessonChange.schema.ts'
import type { OverridableConflict } from './useLessonChange.ts'

/** What is at the new time, and under it the way on. */
const Clashes = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  padding-block-start: ${tokens.space[2]};
`

type MoveDespiteConflictProps = {
  conflict: OverridableConflict
  /** Sends the form as who has seen that it clashes. */
  onContinue: (send: () => Promise<void>) => Promise<void>
}

/** The way on past a clash; gone once another time or other lessons are chosen, which may clash with something else. */
export function MoveDespiteConflict({ conflict, onContinue }: MoveDespiteConflictProps) {
  const { values, submitForm, isSubmitting } = useFormikContext<MoveValues>()
  if (isSubmitting || keyOf(conflict.form) !== keyOf(values)) return null
  return (
    <Notice tone="warning" title={<Trans>Something else is at this time. You can still move the lesson there.</Trans>}>
      <Clashes>
        <ConflictList clashes={conflict.clashes} />
        <Inline gap="medium" align="stretch">
          <Button size="sm" onPress={() => void onContinue(submitForm)}>
            <Trans>Move all the same</Trans>
          </Button>
        </Inline>
      </Clashes>
    </Notice>
  )
}

function keyOf({ scope, to }: Pick<LessonChangeForm, 'to'> & { scope: string | null }): string {
  return [scope, to?.day, to?.from, to?.to].join(' ')
}
