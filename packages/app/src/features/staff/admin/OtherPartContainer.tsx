import { OtherPartScreen } from '@maktab/ui/features/errors/admin/OtherPartScreen'
import { useCurrentUser } from '#features/auth/authHooks.ts'
import { useHomePath } from '#features/auth/redirectPaths.ts'

/** Shown instead of a page of another part of the office. */
export function OtherPartContainer() {
  const user = useCurrentUser()
  const { part, administrators = [] } = user.state === 'ready' ? user.data : {}
  return <OtherPartScreen part={part} administrators={administrators} homeHref={useHomePath()} />
}
