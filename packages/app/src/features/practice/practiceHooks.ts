import { useLingui } from '@lingui/react/macro'
import type { OwnPractice, PracticeMark } from '@maktab/contract/schema'
import type { OwnPractices } from '@maktab/ui/features/practice/student/PracticeCard'
import type { LessonPractice } from '@maktab/ui/features/practice/teacher/ClassPractice'
import { useSchoolSettings } from '@maktab/ui/providers/SchoolSettingsProvider'
import type { Remote } from '@maktab/ui/remote'
import { useRef, useState } from 'react'
import { api } from '#api/api.ts'
import { reportIfMissing, reportRefusal, useOptionalMutation, useOptionalQuery } from '#api/optionalOperations.ts'

type Lesson = { classId: number; day: string }

/** The practice of a lesson (an extension); undefined if the backend has none (decision 16). */
export function useLessonPractice({ classId, day }: Lesson, isNeeded: boolean): LessonPractice | undefined {
  const { t } = useLingui()
  const missing = t`Practice isn’t supported on this server. Nothing was saved.`
  const practice = useOptionalQuery('listClassPractice', { query: { classId, day }, enabled: isNeeded })
  const save = useOptionalMutation('savePractice', missing)
  if (!practice || !save) return undefined
  const isThere = async () => (await api('listTeacherClasses')).data.some(({ id }) => id === classId)
  return {
    practice,
    onSave: async (draft) => reportIfMissing(await save({ body: { classId, day, ...draft } }, isThere), missing),
  }
}

type OwnPracticeState = { practice: OwnPractices | undefined; query: Remote<OwnPractice[]> | undefined }

const isSameDay = (one: PracticeMark) => (other: PracticeMark) => one.id === other.id && one.day === other.day

/**
 * The student’s current practice (an extension), undefined until it has loaded and if the backend has none (decision
 * 16), and its query, which says whether it is stale. Pressed days are shown at once and sent one after the other, so that
 * the last press of a day counts.
 */
export function useOwnPractice(): OwnPracticeState {
  const { t } = useLingui()
  const { viewerZone } = useSchoolSettings()
  const practices = useOptionalQuery('listOwnPractice', {
    query: { zone: viewerZone },
    select: (response) => response.practices,
  })
  const send = useOptionalMutation('markPractice', t`Practice isn’t supported on this server. Nothing was saved.`, {
    isSilent: true,
  })
  const [pending, setPending] = useState<readonly PracticeMark[]>([])
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  if (practices?.state !== 'ready' || !send) return { practice: undefined, query: practices }

  const sendMark = async (body: PracticeMark) => {
    const isThere = async () => {
      const latest = await api('listOwnPractice', { query: { zone: viewerZone } })
      return latest.practices.some(({ id }) => id === body.id)
    }
    reportRefusal(await send({ body }, isThere))
    setPending((all) => all.filter((one) => one !== body))
  }
  const onMark: OwnPractices['onMark'] = (id, day, isDone) => {
    const mark = { id, day, isDone }
    setPending((all) => [...all.filter((one) => !isSameDay(mark)(one)), mark])
    queue.current = queue.current.then(() => sendMark(mark))
  }
  const shown = practices.data.map((practice) => withPending(practice, pending))
  return { practice: { practices: shown, onMark }, query: practices }
}

function withPending(practice: OwnPractice, pending: readonly PracticeMark[]): OwnPractice {
  return {
    ...practice,
    days: practice.days.map((one) => {
      const mark = pending.find(isSameDay({ id: practice.id, ...one }))
      return mark ? { ...one, isDone: mark.isDone } : one
    }),
  }
}
