import { SystemScreen } from '@maktab/ui/features/settings/admin/SystemScreen'
import { useState } from 'react'
import { admin } from '#addresses/admin.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { useCurrentUser } from '#features/auth/authHooks.ts'
import { useSchoolStatus } from '../systemHooks.ts'

/** `/admin/system`: version, sizes, backups and emails. */
export function SystemContainer() {
  const mutate = useApiMutation({ tell: 'form' })
  const user = useCurrentUser()
  const [sentMessage, setSentMessage] = useState<string>()
  return (
    <SystemScreen
      key={user.state}
      status={useSchoolStatus()}
      settingsHref={admin.settings.href()}
      ownEmail={user.state === 'ready' ? user.data.email : ''}
      sentMessage={sentMessage}
      onSendTestEmail={async (email) => {
        setSentMessage(undefined)
        return mutate('sendTestEmail', { body: { email } }, { onDone: (message) => setSentMessage(message ?? '') })
      }}
    />
  )
}
