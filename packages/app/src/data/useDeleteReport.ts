import { useLingui } from '@lingui/react/macro'
import { unwrap } from '@maktab/client/unwrap'
import { client } from './client.ts'
import { useAttempt } from './useAttempt.ts'

/** Deletes a report, an administrator’s call and a teacher’s alike; the list it stood in is read again. */
export function useDeleteReport(listKey: readonly string[]) {
  const { t } = useLingui()
  const attempt = useAttempt([listKey])
  return (id: number) =>
    attempt(() => unwrap(client.DELETE('/student-performance/delete/{id}', { params: { path: { id } } })), {
      hasPayload: false,
      done: t`Performance deleted successfully`,
      refused: t`Error deleting performance`,
      unreached: t`Error deleting performance`,
    })
}
