import type { Trial, TrialSuggestions } from '@maktab/contract/schema'
import type { TrialDialogsProps } from '@maktab/ui/features/trial/admin/TrialDialogs'
import type { OpenTrialTask } from '@maktab/ui/features/trial/admin/TrialPanel'
import type { NoteTrialOutcome } from '@maktab/ui/features/trial/shared/TrialOutcomeDialog'
import type { Remote } from '@maktab/ui/remote'
import { useState } from 'react'
import { useHasOperation, useOptionalQuery } from '#api/optionalOperations.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { copyText } from '#browser/sharePrintouts.ts'

/** Trial lessons of the office or of the teacher; undefined if the backend has none (decision 16). */
export function useTrials({ enabled = true } = {}): Remote<Trial[]> | undefined {
  return useOptionalQuery('listTrials', { select: ({ trials }) => trials, enabled })
}

/** Records the outcome of a trial lesson; undefined if the backend can’t. */
export function useNoteTrialOutcome(): NoteTrialOutcome | undefined {
  const noteOutcome = useSendTrialOutcome()
  return useHasOperation('noteTrialOutcome') ? noteOutcome : undefined
}

function useSendTrialOutcome(): NoteTrialOutcome {
  const mutate = useApiMutation()
  return ({ id, version }, isHeld, note) =>
    mutate('noteTrialOutcome', { body: { id, version, isHeld, ...(note && { note }) } })
}

const getAddress = (path: string) => window.location.origin + path

/** The dialogs in which the office handles a trial lesson, for `TrialDialogs`, and a way to open one. */
export function useTrialTasks(): { onOpenTask: OpenTrialTask; dialogs: TrialDialogsProps } {
  const mutate = useApiMutation()
  const [open, setOpen] = useState<TrialDialogsProps['open']>()
  const suggestions = useSuggestions(open?.task === 'arrange' ? open.trial.id : undefined)
  return {
    onOpenTask: (trial, task) => setOpen({ trial, task }),
    dialogs: {
      open,
      suggestions,
      onArrange: (body) => mutate('arrangeTrial', { body }),
      onDecline: ({ id, version }, reason) => mutate('declineTrial', { body: { id, version, reason } }),
      onNoteOutcome: useSendTrialOutcome(),
      getAddress,
      copyText,
      onClose: () => setOpen(undefined),
    },
  }
}

/** The teachers for a trial lesson, loaded while its dialog is open. */
function useSuggestions(id: number | undefined): Remote<TrialSuggestions> | undefined {
  return useOptionalQuery('suggestTrialTeachers', { params: { id: id ?? 0 }, enabled: id !== undefined })
}
