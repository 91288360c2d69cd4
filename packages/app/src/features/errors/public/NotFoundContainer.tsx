import { NotFoundScreen } from '@maktab/ui/features/errors/public/NotFoundScreen'
import { useHomePath } from '#features/auth/useHomePath.ts'

export function NotFoundContainer() {
  return <NotFoundScreen homeHref={useHomePath()} />
}
