import { NotFoundScreen } from '@maktab/ui/features/errors/public/ErrorScreens'
import { useHomePath } from '#features/auth/redirectPaths.ts'

export function NotFoundContainer() {
  return <NotFoundScreen homeHref={useHomePath()} />
}
