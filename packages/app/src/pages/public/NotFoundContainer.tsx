import { NotFoundScreen } from '@maktab/ui/screens/public/NotFoundScreen/NotFoundScreen'
import { useHomePath } from '#session/useHomePath.ts'

export function NotFoundContainer() {
  return <NotFoundScreen homeHref={useHomePath()} />
}
