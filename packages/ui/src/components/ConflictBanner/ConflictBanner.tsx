import type { Clash } from '@maktab/contract/schema'
import { Plural } from '@lingui/react/macro'
import { Notice } from '../Notice/Notice.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.ts'
import { ConflictList } from './ConflictList.tsx'

/**
 * What meets the times of a form, told while one types: seen whole, and heard as a number that is said when it changes,
 * so that nobody is talked over at each key.
 */
export function ConflictBanner({ clashes }: { clashes: readonly Clash[] }) {
  const count = clashes.length
  const title = (
    <Plural value={count} one="# other thing is at the same time" other="# other things are at the same time" />
  )
  return (
    <div>
      <VisuallyHidden role="status">{count > 0 && title}</VisuallyHidden>
      {count > 0 && (
        <Notice tone="warning" title={title} isQuiet>
          <ConflictList clashes={clashes} />
        </Notice>
      )}
    </div>
  )
}
