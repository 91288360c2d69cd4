import { ApiError } from '@maktab/client/ApiError'
import type { SettingsDraft } from '@maktab/ui/screens/admin/SettingsScreen/settings.schema'
import { useQuery } from '@tanstack/react-query'
import { readOptions } from '../calls/readOptions.ts'
import { useAct } from '../calls/useAct.ts'
import { useRemote } from '../calls/useRemote.ts'

/**
 * The school’s settings, an extension of the specification: `isMissing` where the backend doesn’t know them
 * (decision 16). Screens then go by the defaults, and nobody is told.
 */
export function useSettings() {
  const query = useQuery({ ...readOptions('getSettings'), select: ({ settings }) => settings })
  return {
    settings: useRemote(query),
    isMissing: query.error instanceof ApiError && query.error.status === 404,
  }
}

/** Saves the settings; every screen goes by the new ones before it counts as done. */
export function useSaveSettings() {
  const act = useAct()
  return (body: SettingsDraft) => act('saveSettings', { body })
}
