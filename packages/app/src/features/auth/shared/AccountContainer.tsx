import { AccountScreen } from '@maktab/ui/features/auth/shared/AccountScreen'
import { useApiMutation } from '#api/useApiMutation.ts'
import { useCurrentUser } from '../authHooks.ts'

/** `/admin/account`, `/teacher/account` and `/student/account`: the user’s own name and password. */
export function AccountContainer() {
  const mutate = useApiMutation()
  return (
    <AccountScreen
      user={useCurrentUser()}
      onChangeName={(name) => mutate('changeOwnName', { body: { name } })}
      onChangePassword={(body) => mutate('changeOwnPassword', { body })}
    />
  )
}
