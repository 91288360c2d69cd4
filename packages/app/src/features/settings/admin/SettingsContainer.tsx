import { SettingsScreen } from '@maktab/ui/features/settings/admin/SettingsScreen'
import {
  useSaveFrontPicture,
  useSaveLogo,
  useSaveSettings,
  useSendsMails,
  useSettings,
  useSoftwareVersion,
} from '#features/settings/settings.ts'
import { NotFoundContainer } from '#features/errors/public/NotFoundContainer.tsx'

/** `/admin/settings`, if the backend has settings (decision 16). */
export function SettingsContainer() {
  const { settings, isMissing } = useSettings()
  const sendsMails = useSendsMails()
  const softwareVersion = useSoftwareVersion()
  const saveSettings = useSaveSettings()
  const saveLogo = useSaveLogo()
  const saveFrontPicture = useSaveFrontPicture()
  if (isMissing) return <NotFoundContainer />
  return (
    <SettingsScreen
      settings={settings}
      sendsMails={sendsMails}
      softwareVersion={softwareVersion}
      onSaveSettings={saveSettings}
      onSaveLogo={saveLogo}
      onSaveFrontPicture={saveFrontPicture}
    />
  )
}
