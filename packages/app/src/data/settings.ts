import { ApiError } from '@maktab/client/ApiError'
import { unwrap } from '@maktab/client/unwrap'
import type { SettingsDraft } from '@maktab/ui/screens/admin/SettingsScreen/settings.schema'
import { useQuery } from '@tanstack/react-query'
import { client } from './client.ts'
import { useAttempt } from './useAttempt.ts'
import { useRemote } from './useRemote.ts'

const queryKey = ['settings']

/**
 * The school’s settings, an extension of the specification: `isMissing` where the backend doesn’t know them
 * (decision 16). Screens then go by the defaults, and nobody is told.
 */
export function useSettings() {
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => unwrap(client.GET('/school/settings', { signal })),
    select: ({ settings }) => settings,
  })
  return {
    settings: useRemote(query),
    isMissing: query.error instanceof ApiError && query.error.status === 404,
  }
}

/** Saves the settings; every screen goes by the new ones before it counts as done. */
export function useSaveSettings() {
  const attempt = useAttempt([queryKey])
  return (body: SettingsDraft) => attempt(() => unwrap(client.PUT('/school/settings', { body })))
}
