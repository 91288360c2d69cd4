import { SettingsScreen } from '@maktab/ui/features/settings/admin/SettingsScreen'
import { useQuery } from '@tanstack/react-query'
import { queryOptionsFor } from '#api/queryOptionsFor.ts'
import { admin } from '#addresses/admin.ts'
import { useHasOperation } from '#api/optionalOperations.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { NotFoundContainer } from '#features/errors/public/NotFoundContainer.tsx'
import { useRemoveInvalidParams, useRouteView } from '#navigation/routeViews.ts'
import { useSaveFrontPicture, useSaveLogo, useSettings } from '#features/settings/settingsQueryHooks.ts'

/** `/admin/settings`, if the backend has settings (decision 16). */
export function SettingsContainer() {
  const { section = 'school' } = useRouteView(admin.settings)
  useRemoveInvalidParams(admin.settings)
  const { settings, isMissing } = useSettings()
  const { data } = useQuery(queryOptionsFor('getSettings'))
  const mutate = useApiMutation()
  const saveLogo = useSaveLogo()
  const saveFrontPicture = useSaveFrontPicture()
  const hasTeacherProfiles = useHasOperation('hideTeacherProfile')
  const hasStaff = useHasOperation('listStaff')
  const hasStatus = useHasOperation('getSchoolStatus')
  if (isMissing) return <NotFoundContainer />
  return (
    <SettingsScreen
      settings={settings}
      section={section}
      getSectionHref={(next) => admin.settings.href({ section: next })}
      staffHref={hasStaff ? admin.staff.href() : undefined}
      systemHref={hasStatus ? admin.system.href() : undefined}
      sendsMails={data?.sendsMails}
      softwareVersion={data?.softwareVersion}
      hasTeacherProfiles={hasTeacherProfiles}
      onSaveSettings={(body) => mutate('saveSettings', { body })}
      onSaveLogo={saveLogo}
      onSaveFrontPicture={saveFrontPicture}
    />
  )
}
