import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@maktab/client/ApiError'
import { unwrap } from '@maktab/client/unwrap'
import type { Outcome, Refusal } from '@maktab/ui/refusal'
import type { QueryKey } from '@tanstack/react-query'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from './client.ts'
import { studentsKey } from './students.ts'
import { teachersQuery } from './teachers.ts'
import { useAttempt } from './useAttempt.ts'

type Erasing = {
  kind: 'student' | 'teacher'
  send: (id: number) => Promise<{ message?: string | undefined }>
  /** The records of the newest list, where whoever is gone no longer is. */
  read: () => Promise<readonly { id: number }[]>
  touched: readonly QueryKey[]
}

/** Whether the backend erases. It is taken to, until it says otherwise (decision 16). */
const offeredOptions = (kind: Erasing['kind']) =>
  queryOptions({
    queryKey: ['isErasingOffered', kind],
    queryFn: () => true,
    initialData: true,
    enabled: false,
    gcTime: Infinity,
  })

/** Erases a person; undefined where the backend doesn’t know the call. */
function useErase({ kind, send, read, touched }: Erasing): ((id: number) => Outcome) | undefined {
  const { t } = useLingui()
  const attempt = useAttempt(touched)
  const queries = useQueryClient()
  const options = offeredOptions(kind)
  const { data: isOffered } = useQuery(options)

  const erase = async (id: number) => {
    let refusal: Refusal | undefined
    const outcome = await attempt(
      async () => {
        try {
          return await send(id)
        } catch (error) {
          // The same answer says that they are gone: then they are no longer in the list.
          const isUnknownCall =
            error instanceof ApiError && error.status === 404 && (await read()).some((person) => person.id === id)
          if (!isUnknownCall) throw error
          queries.setQueryData(options.queryKey, false)
          refusal = { message: t`Nobody can be erased here. Nothing was changed.`, fields: {} }
          return {}
        }
      },
      { hasPayload: false },
    )
    return outcome ?? refusal
  }
  return isOffered ? erase : undefined
}

export function useEraseStudent() {
  const queries = useQueryClient()
  return useErase({
    kind: 'student',
    send: (id) => unwrap(client.DELETE('/student/erase/{id}', { params: { path: { id } } })),
    read: async () =>
      (
        await queries.fetchQuery({
          queryKey: studentsKey,
          queryFn: () => unwrap(client.GET('/student/get')),
          staleTime: 0,
        })
      ).students,
    touched: [studentsKey, ['allotments'], ['eventMembers'], ['reports']],
  })
}

export function useEraseTeacher() {
  const queries = useQueryClient()
  return useErase({
    kind: 'teacher',
    send: (id) => unwrap(client.DELETE('/teacher/erase/{id}', { params: { path: { id } } })),
    read: async () => (await queries.fetchQuery({ ...teachersQuery, staleTime: 0 })).teachers,
    touched: [teachersQuery.queryKey, ['allotments'], ['allClasses'], ['reports']],
  })
}
