import { SettingsScreen } from '@maktab/ui/features/settings/admin/SettingsScreen'
import { useQuery } from '@tanstack/react-query'
import { queryOptionsFor } from '#api/queryOptionsFor.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { NotFoundContainer } from '#features/errors/public/NotFoundContainer.tsx'
import { useSaveFrontPicture, useSaveLogo, useSettings } from '#features/settings/settingsQueryHooks.ts'

/** `/admin/settings`, if the backend has settings (decision 16). */
export function SettingsContainer() {
  const { settings, isMissing } = useSettings()
  const { data } = useQuery(queryOptionsFor('getSettings'))
  const mutate = useApiMutation()
  const saveLogo = useSaveLogo()
  const saveFrontPicture = useSaveFrontPicture()
  if (isMissing) return <NotFoundContainer />
  return (
    <SettingsScreen
      settings={settings}
      sendsMails={data?.sendsMails}
      softwareVersion={data?.softwareVersion}
      onSaveSettings={(body) => mutate('saveSettings', { body })}
      onSaveLogo={saveLogo}
      onSaveFrontPicture={saveFrontPicture}
    />
  )
}
