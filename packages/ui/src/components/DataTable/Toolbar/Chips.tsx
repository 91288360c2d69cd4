import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { ChipButton, ChipList, Narrow } from './Chips.styles.ts'

/** Something that a list is filtered by, and the way out of it. */
export type Chip = { id: string; label: string; onRemove: () => void }

type ChipsProps = {
  chips: readonly Chip[]
  /** The chosen kind; where the buttons of the kinds stand in the line they say it already. */
  kind: Chip | undefined
  isLong: boolean
  /** The chip that had the focus is gone. */
  onRemoved: () => void
}

/** What leaves fewer rows than there are, each to be taken away by a press. */
export function Chips({ chips, kind, isLong, onRemoved }: ChipsProps) {
  const { t } = useLingui()
  if (chips.length === 0 && !kind) return null
  const chip = ({ id, label, onRemove }: Chip) => (
    <ChipButton
      key={id}
      type="button"
      aria-label={t`Remove filter: ${label}`}
      onClick={() => {
        onRemove()
        onRemoved()
      }}
    >
      <Bdi>{label}</Bdi>
      <X aria-hidden />
    </ChipButton>
  )
  return (
    <ChipList role="group" aria-label={t`Filtered by`}>
      {kind && <Narrow $isLong={isLong}>{chip(kind)}</Narrow>}
      {chips.map(chip)}
    </ChipList>
  )
}
