import type { ClashList, ClashQuestion, WantedTime } from '@maktab/contract/schema'
import { parseWallTime } from '../lib/time/wallTime.ts'
import { isWireDay } from '../lib/time/wireDay.ts'
import { useState } from 'react'
import type { ConflictDialogProps } from '../components/ConflictBanner/ConflictBanner.tsx'
import { type SubmitResult, handled } from '../submitResult.ts'
import { isDeepEqual } from './formValues.ts'

/** What a form knows of other things at its times, and how it asks. Where nobody can say, nothing is known. */
export type ConflictCheck = {
  /** The newest answer, and to what; it stays while the next one is on its way. */
  latest: { question: ClashQuestion; found: ClashList } | undefined
  /** Has to stay the same function: it is told each time that the question is another; undefined where there is none. */
  onQueryChange: (question: ClashQuestion | undefined) => void
  /** Asks at this moment, and never fails: undefined where nobody can say. */
  check: (question: ClashQuestion) => Promise<ClashList | undefined>
}

type Time = { from: string; to: string; days?: readonly number[] | undefined }

/**
 * The times of a form as they are asked about; undefined where there is nothing to ask: no time can be read whole, or
 * none has days, without which nobody knows when it meets anything. A time that can’t be read isn’t asked about.
 */
export function toConflictTimes(times: readonly Time[]): WantedTime[] | undefined {
  const readable = times.filter(isReadable)
  if (!readable.some(({ days = [] }) => days.length > 0)) return undefined
  return readable.map(({ from, to, days = [] }) => ({ from, to, ...(days.length > 0 && { days: [...days] }) }))
}

function isReadable({ from, to }: Time): boolean {
  return parseWallTime(from) !== undefined && parseWallTime(to) !== undefined && from !== to
}

type ClassTimes = {
  classTime: { from: string; to: string; days: number[] }
  starts: string
  ends: string
}

/** What is asked of the times of a class form, of a class that is there or of a new one. */
export function toClassConflictQuery(
  { classTime, starts, ends }: ClassTimes,
  edited?: { classId: number; timingId: number },
): ClashQuestion | undefined {
  const times = toConflictTimes([classTime])
  if (!times) return undefined
  return { ...edited, times, ...(isWireDay(starts) && { starts }), ...(isWireDay(ends) && { ends }) }
}

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
