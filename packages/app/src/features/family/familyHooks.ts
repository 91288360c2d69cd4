import type { FamilyChild } from '@maktab/contract/schema'
import { useConfirmLeave } from '@maktab/ui/forms/UnsavedChangesProvider'
import { getSwitchableChildren } from '@maktab/ui/lib/people/switchableChildren'
import { useSchoolSettings } from '@maktab/ui/providers/SchoolSettingsProvider'
import type { Remote } from '@maktab/ui/remote'
import { useOptionalQuery } from '#api/optionalOperations.ts'
import { useCurrentUser, useSwitchChild } from '#features/auth/authHooks.ts'

/**
 * The next lessons, dues and reports of all children of the account; undefined for an only child, or if the backend has
 * no overview (decision 290).
 */
export function useFamily(isNeeded = true): Remote<FamilyChild[]> | undefined {
  const { viewerZone } = useSchoolSettings()
  const user = useCurrentUser({ enabled: isNeeded })
  const isFamily = user.state === 'ready' && getSwitchableChildren(user.data.children).length > 0
  const family = useOptionalQuery('getFamily', {
    query: { zone: viewerZone },
    enabled: isNeeded && isFamily,
    select: ({ children }) => children,
  })
  return isFamily ? family : undefined
}

/** Opens the dashboard of another child, or one of their pages, after asking about unsaved changes. */
export function useOpenChild(): (id: number, path?: string) => void {
  const user = useCurrentUser()
  const switchTo = useSwitchChild()
  const confirmLeave = useConfirmLeave()
  return (id, path) => {
    if (user.state !== 'ready') return
    const { children = [], email } = user.data
    const isPresent = children.some((child) => child.id === id && child.isPresent)
    if (!isPresent) confirmLeave(() => void switchTo({ id, email, path }))
  }
}
