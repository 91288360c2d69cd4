import type { ClashList, ClashQuestion } from '@maktab/contract/schema'
import { useState } from 'react'
import type { ConflictDialogProps } from '#components/ConflictDialog/ConflictDialog.tsx'
import { type SubmitResult, handled } from '../submitResult.ts'
import type { ConflictCheck } from './ConflictCheck.ts'
import { isDeepEqual } from './isDeepEqual.ts'

type Asked = { found: ClashList; answer: (goesOn: boolean) => void }

/** Stands before a form is sent: where its times meet something, it is sent only when somebody says so. */
export function useConflictGuard({ latest, check }: ConflictCheck) {
  const [asked, setAsked] = useState<Asked>()
  const mayGoOn = (found: ClashList) =>
    new Promise<boolean>((resolve) => {
      setAsked({
        found,
        answer: (goesOn) => {
          setAsked(undefined)
          resolve(goesOn)
        },
      })
    })

  /** `save` is called with whether it is to be saved although it clashes; what was typed stays in any case. */
  const send = async (
    question: ClashQuestion | undefined,
    save: (goOn: boolean) => Promise<SubmitResult>,
  ): Promise<SubmitResult> => {
    const seen = question && latest && isDeepEqual(latest.question, question) ? latest.found : undefined
    if (seen && seen.clashes.length > 0) return (await mayGoOn(seen)) ? save(true) : handled
    const outcome = await save(false)
    if (!question || !isRefusedForTimes(outcome)) return outcome
    const found = await check(question)
    if (!found || found.clashes.length === 0) return outcome
    return (await mayGoOn(found)) ? save(true) : outcome
  }
  return {
    send,
    question: {
      conflicts: asked?.found,
      onConfirm: () => asked?.answer(true),
      onCancel: () => asked?.answer(false),
    } satisfies ConflictDialogProps,
  }
}

/** The server says of a clash that the time as a whole can’t be, and not one end of it. */
function isRefusedForTimes(outcome: SubmitResult): boolean {
  return (
    outcome.state === 'refused' && Object.keys(outcome.fields).some((field) => /^classTimes?(\[\d+\])?$/.test(field))
  )
}
