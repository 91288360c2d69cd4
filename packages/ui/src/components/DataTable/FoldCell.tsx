import { useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { Fold } from './Fold.styles.ts'

type FoldCellProps = { name: string; isOpen: boolean; onChange: (isOpen: boolean) => void; detailsId: string }

/** Unfolds what a row has no room for. */
export function FoldCell({ name, isOpen, onChange, detailsId }: FoldCellProps) {
  const { t } = useLingui()
  return (
    <td role="cell" data-is-fold>
      <Fold
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailsId : undefined}
        aria-label={t`See all of ${name}`}
        onClick={() => onChange(!isOpen)}
      >
        <ChevronDown aria-hidden />
      </Fold>
    </td>
  )
}
