import { SettingsScreen } from '@maktab/ui/screens/admin/SettingsScreen/SettingsScreen'
import { useSaveLogo, useSaveSettings, useSendsMails, useSettings } from '#data/settings.ts'
import { NotFoundContainer } from '../public/NotFoundContainer.tsx'

/** `/admin/settings`, where the backend has them (decision 16). */
export function SettingsContainer() {
  const { settings, isMissing } = useSettings()
  const sendsMails = useSendsMails()
  const saveSettings = useSaveSettings()
  const saveLogo = useSaveLogo()
  if (isMissing) return <NotFoundContainer />
  return (
    <SettingsScreen settings={settings} sendsMails={sendsMails} onSaveSettings={saveSettings} onSaveLogo={saveLogo} />
  )
}
