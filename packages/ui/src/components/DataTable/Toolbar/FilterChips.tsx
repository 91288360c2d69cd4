import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { styled } from 'styled-components'
import { focusRing, truncate } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { statusTabsInline } from './Toolbar.styles.ts'

const ChipList = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${tokens.space[2]};
`

const Narrow = styled.span<{ $isLong: boolean }>`
  display: contents;

  ${({ $isLong }) => statusTabsInline($isLong)} {
    @media not print {
      display: none;
    }
  }
`

const ChipButton = styled.button`
  display: inline-flex;
  gap: ${tokens.space[1]};
  align-items: center;
  max-inline-size: 100%;
  min-block-size: 32px;
  /* On the chip, so that an empty list leaves no gap. */
  margin-block-start: ${tokens.space[3]};
  padding: 0 ${tokens.space[3]};
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  font-size: ${tokens.text.sm};
  cursor: pointer;
  ${focusRing}

  > :first-child {
    ${truncate}
  }
  > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }
  @media (pointer: coarse) {
    min-block-size: ${tokens.size.control};
  }
  @media print {
    > svg {
      display: none;
    }
  }
`

/** An active filter that can be removed. */
export type FilterChip = { id: string; label: string; onRemove: () => void }

type FilterChipsProps = {
  chips: readonly FilterChip[]
  /** The chosen status; hidden if the status buttons are shown inline. */
  statusChip: FilterChip | undefined
  isLong: boolean
  /** Called after a chip is removed, to move the focus. */
  onRemoved: () => void
}

/** The active filters as chips that remove them. */
export function FilterChips({ chips, statusChip, isLong, onRemoved }: FilterChipsProps) {
  const { t } = useLingui()
  if (chips.length === 0 && !statusChip) return null
  const renderChip = ({ id, label, onRemove }: FilterChip) => (
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
      {statusChip && <Narrow $isLong={isLong}>{renderChip(statusChip)}</Narrow>}
      {chips.map(renderChip)}
    </ChipList>
  )
}
