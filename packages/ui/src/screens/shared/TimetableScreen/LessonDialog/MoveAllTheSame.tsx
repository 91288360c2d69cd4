import type { LessonChangeForm } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import type { RefObject } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import type { MoveValues } from './lessonChange.schema.ts'

type MoveAllTheSameProps = {
  /** What was refused. */
  wayOn: LessonChangeForm
  /** True while the form is sent by who has seen that it clashes. */
  goesOn: RefObject<boolean>
}

/** The way on past a clash; gone once another time or other lessons are chosen, which may clash with something else. */
export function MoveAllTheSame({ wayOn, goesOn }: MoveAllTheSameProps) {
  const { values, submitForm, isSubmitting } = useFormikContext<MoveValues>()
  if (isSubmitting || keyOf(wayOn) !== keyOf(values)) return null
  const goOn = async () => {
    goesOn.current = true
    await submitForm().finally(() => (goesOn.current = false))
  }
  return (
    <Notice
      tone="warning"
      action={
        <Button size="sm" onPress={() => void goOn()}>
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
