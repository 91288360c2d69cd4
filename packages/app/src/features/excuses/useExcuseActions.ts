import { useLingui } from '@lingui/react/macro'
import type { ExcuseActions } from '@maktab/ui/features/excuses/student/excuse.schema'
import { api } from '#api/api.ts'
import { reportIfMissing, reportRefusal, useOptionalMutation } from '#api/optionalOperations.ts'
import { useApiMutation } from '#api/useApiMutation.ts'

/** Mutations of a student’s excuses (an extension); undefined if the backend takes none (decision 16). */
export function useExcuseActions(): ExcuseActions | undefined {
  const { t } = useLingui()
  const missing = t`Excuses aren’t supported on this server. Nothing was sent.`
  const excuse = useOptionalMutation('excuseLesson', missing)
  const mutate = useApiMutation()
  if (!excuse) return undefined
  return {
    onExcuse: async (body) => {
      const isInClass = async () =>
        (await api('listStudentClasses')).classes.some((entry) => entry.class.id === body.classId)
      return reportIfMissing(await excuse({ body }, isInClass), missing)
    },
    onWithdraw: async (body) => reportRefusal(await mutate('withdrawExcuse', { body })),
  }
}
