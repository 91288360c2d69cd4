import type { Lesson } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { ConflictList } from '#components/ConflictBanner/ConflictList.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import type { SubmitResult } from '#submitResult.ts'
import type { LessonActions } from './LessonActions.ts'
import { toRestoreRequest } from './lessonChange.schema.ts'
import { useLessonChange } from './useLessonChange.ts'

type RestoreLessonProps = {
  lesson: Lesson
  actions: LessonActions
  onDone: () => void
}

/** Lets a cancelled lesson be held after all; where its time was taken meanwhile, all the same if one may. */
export function RestoreLesson({ lesson, actions, onDone }: RestoreLessonProps) {
  const { t } = useLingui()
  const { change, wayOn } = useLessonChange(actions)
  const [isPending, setIsPending] = useState(false)
  const [refusal, setRefusal] = useState('')
  const bringBack = async (goOn: object) => {
    setIsPending(true)
    const outcome = await change({ ...toRestoreRequest(lesson), ...goOn }).finally(() => setIsPending(false))
    setRefusal(whyNot(outcome))
    if (outcome.state === 'done') onDone()
  }
  return (
    <Stack>
      {refusal && !isPending && (
        <Notice tone="danger">
          <Bdi>{refusal}</Bdi>
          {wayOn && <ConflictList clashes={wayOn.clashes} />}
        </Notice>
      )}
      <Inline gap="medium" align="stretch">
        <Button
          isPending={isPending}
          pendingLabel={t`Bringing back…`}
          onPress={() => void bringBack(wayOn ? { goOn: true } : {})}
        >
          {wayOn ? <Trans>Bring back all the same</Trans> : <Trans>Bring back</Trans>}
        </Button>
      </Inline>
    </Stack>
  )
}

function whyNot(outcome: SubmitResult): string {
  if (outcome.state !== 'refused') return ''
  const ofFields = Object.values(outcome.fields).flat()
  return ofFields.length > 0 ? ofFields.join('\n') : outcome.message
}
