import { UnbuiltScreen } from '@maktab/ui/screens/public/UnbuiltScreen/UnbuiltScreen'
import { useHomePath } from '../../session/useHomePath.ts'

export function UnbuiltContainer() {
  return <UnbuiltScreen homeHref={useHomePath()} />
}
