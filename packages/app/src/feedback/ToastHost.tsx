import { MissingParts } from '@maktab/ui/layouts/MissingParts/MissingParts'
import { lateComponent } from '@maktab/ui/late/lateComponent'
import { useAtomValue } from 'jotai'
import { loadAnew } from './loadAnew.ts'
import { areToastsNeededAtom } from './toasts.ts'

const Toasts = lateComponent(async () => (await import('./Toasts.tsx')).Toasts)

/**
 * The place of the toasts: empty, and without their code, until there is something to say. The status itself is there
 * from the start, because what comes together with it is not always read aloud. What didn’t come is said here, too.
 */
export function ToastHost() {
  const areNeeded = useAtomValue(areToastsNeededAtom)
  return (
    <div role="status" aria-atomic={false} data-react-aria-top-layer>
      <MissingParts onNeverCame={loadAnew} />
      {areNeeded && <Toasts />}
    </div>
  )
}
