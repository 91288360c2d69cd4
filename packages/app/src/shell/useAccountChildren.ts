import type { CurrentUser } from '@maktab/contract/schema'
import { useConfirmLeave } from '@maktab/ui/forms/UnsavedChanges'
import type { Remote } from '@maktab/ui/remote'
import { publicPaths } from '#addresses/public.ts'
import { useSwitchChild } from '#features/auth/useSwitchChild.ts'

/** The children of who is signed in; nothing where the backend tells of none. */
export function useAccountChildren(user: Remote<CurrentUser>) {
  const switchTo = useSwitchChild()
  const confirmLeave = useConfirmLeave()
  if (user.state !== 'ready' || !user.data.children) return undefined
  const { children, email } = user.data
  return {
    children,
    onSwitch: (id: number) => {
      const isPresent = children.some((child) => child.id === id && child.isPresent)
      if (!isPresent) confirmLeave(() => void switchTo({ id, email }))
    },
    addHref: publicPaths.addChild(),
  }
}
