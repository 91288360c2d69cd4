import { limits } from '@maktab/contract/limits/noteMessage'
import type { MessageDialogProps } from '@maktab/ui/features/messages/admin/MessageDialog'
import { useOptionalMutation } from '#api/optionalOperations.ts'

/**
 * Adds messages to the history of the students or teachers that they are about; undefined if the backend keeps none
 * (decision 16). Only errors are reported, because the message is already open elsewhere.
 */
export function useNoteMessage(recordKind: 'student' | 'teacher'): MessageDialogProps['onNote'] {
  const note = useOptionalMutation('noteMessage', '', { isSilent: true })
  return (
    note &&
    ((ids, channel, text) => {
      const body = { recordKind, channel, text: text.slice(0, limits.text.max) }
      for (const recordId of ids) void note({ body: { ...body, recordId } }, async () => true)
    })
  )
}
