import type { LessonChangeForm } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { Button } from '#components/Button/Button.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import type { MoveValues } from './lessonChange.schema.ts'

type MoveAllTheSameProps = {
  /** What was refused. */
  wayOn: LessonChangeForm
  /** Sends the form as who has seen that it clashes. */
  onGoOn: (send: () => Promise<void>) => Promise<void>
}

/** The way on past a clash; gone once another time or other lessons are chosen, which may clash with something else. */
export function MoveAllTheSame({ wayOn, onGoOn }: MoveAllTheSameProps) {
  const { values, submitForm, isSubmitting } = useFormikContext<MoveValues>()
  if (isSubmitting || keyOf(wayOn) !== keyOf(values)) return null
  return (
    <Notice
      tone="warning"
      action={
        <Button size="sm" onPress={() => void onGoOn(submitForm)}>
          <Trans>Move all the same</Trans>
        </Button>
      }
    >
      <Trans>Something else is at this time. You can still move the lesson there.</Trans>
    </Notice>
  )
}

function keyOf({ scope, to }: Pick<LessonChangeForm, 'to'> & { scope: string | null }): string {
  return [scope, to?.day, to?.from, to?.to].join(' ')
}
