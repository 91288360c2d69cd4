import type { ClashList, ClashQuestion, WantedTime } from '@maktab/contract/schema'
import { parseWallTime } from '../lib/time/wallTime.ts'
import { isIsoDay } from '../lib/time/isoDay.ts'
import { useState } from 'react'
import type { ScheduleConflictDialogProps } from '../components/ScheduleConflictBanner/ScheduleConflictBanner.tsx'
import { type SubmitResult, handled } from '../submitResult.ts'
import { isDeepEqual } from './formValues.ts'

/** Conflict lookup for a form’s times. Nothing is found where the lookup isn’t available. */
export type ScheduleConflictCheck = {
  /** The latest response with its query; kept while the next request is pending. */
  latest: { question: ClashQuestion; found: ClashList } | undefined
  /** Must be referentially stable. Called whenever the query changes; undefined when there is nothing to look up. */
  onQueryChange: (question: ClashQuestion | undefined) => void
  /** Looks up conflicts now. Never rejects; resolves to undefined when the lookup isn’t available. */
  check: (question: ClashQuestion) => Promise<ClashList | undefined>
}

type Time = { from: string; to: string; days?: readonly number[] | undefined }

/**
 * Converts a form’s times to the lookup’s format, skipping incomplete ones. Returns undefined when no complete time has
 * days: without days, conflicts can’t be determined.
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

/** Builds the conflict query for a class form; `edited` identifies the class unless it is new. */
export function toClassConflictQuery(
  { classTime, starts, ends }: ClassTimes,
  edited?: { classId: number; timingId: number },
): ClashQuestion | undefined {
  const times = toConflictTimes([classTime])
  if (!times) return undefined
  return { ...edited, times, ...(isIsoDay(starts) && { starts }), ...(isIsoDay(ends) && { ends }) }
}

type Confirmation = { found: ClashList; resolve: (isConfirmed: boolean) => void }

/** Asks for confirmation before submitting a form whose times conflict with other lessons. */
export function useScheduleConflictGuard({ latest, check }: ScheduleConflictCheck) {
  const [confirmation, setConfirmation] = useState<Confirmation>()
  const confirm = (found: ClashList) =>
    new Promise<boolean>((resolve) => {
      setConfirmation({
        found,
        resolve: (isConfirmed) => {
          setConfirmation(undefined)
          resolve(isConfirmed)
        },
      })
    })

  /** Calls `save` with true when the user chose to save despite conflicts. The typed values are kept in any case. */
  const send = async (
    question: ClashQuestion | undefined,
    save: (ignoreConflicts: boolean) => Promise<SubmitResult>,
  ): Promise<SubmitResult> => {
    const known = question && latest && isDeepEqual(latest.question, question) ? latest.found : undefined
    if (known && known.clashes.length > 0) return (await confirm(known)) ? save(true) : handled
    const outcome = await save(false)
    if (!question || !isRefusedForTimes(outcome)) return outcome
    const found = await check(question)
    if (!found || found.clashes.length === 0) return outcome
    return (await confirm(found)) ? save(true) : outcome
  }
  return {
    send,
    question: {
      conflicts: confirmation?.found,
      onConfirm: () => confirmation?.resolve(true),
      onCancel: () => confirmation?.resolve(false),
    } satisfies ScheduleConflictDialogProps,
  }
}

/** The server reports a conflict on the time as a whole, other errors on `from` or `to`. */
function isRefusedForTimes(outcome: SubmitResult): boolean {
  return (
    outcome.state === 'refused' &&
    Object.keys(outcome.fields).some((field) => /^(classTimes?|times)(\[\d+\])?$/.test(field))
  )
}
