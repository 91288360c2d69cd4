import type { ClashList, ClashQuestion } from '@maktab/contract/schema'
import { useState } from 'react'
import type { ClashQuestionProps } from '#components/ClashQuestion/ClashQuestion.tsx'
import { type Outcome, told } from '../outcome.ts'
import type { ClashCheck } from './ClashCheck.ts'
import { isSameValue } from './isSameValue.ts'

type Asked = { found: ClashList; answer: (goesOn: boolean) => void }

/** Stands before a form is sent: where its times meet something, it is sent only when somebody says so. */
export function useClashGate({ known, ask }: ClashCheck) {
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
    save: (goOn: boolean) => Promise<Outcome>,
  ): Promise<Outcome> => {
    const seen = question && known && isSameValue(known.question, question) ? known.found : undefined
    if (seen && seen.clashes.length > 0) return (await mayGoOn(seen)) ? save(true) : told
    const outcome = await save(false)
    if (!question || !isRefusedForTimes(outcome)) return outcome
    const found = await ask(question)
    if (!found || found.clashes.length === 0) return outcome
    return (await mayGoOn(found)) ? save(true) : outcome
  }
  return {
    send,
    question: {
      found: asked?.found,
      onGoOn: () => asked?.answer(true),
      onBack: () => asked?.answer(false),
    } satisfies ClashQuestionProps,
  }
}

/** The server says of a clash that the time as a whole can’t be, and not one end of it. */
function isRefusedForTimes(outcome: Outcome): boolean {
  return (
    outcome.state === 'refused' && Object.keys(outcome.fields).some((field) => /^classTimes?(\[\d+\])?$/.test(field))
  )
}
