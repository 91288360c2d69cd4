import type { Outline } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import type { PointerEvent } from 'react'
import { BlockBdi } from '#components/Bdi/BlockBdi.ts'
import { IconButton } from '#components/IconButton/IconButton.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import type { MoveControl } from './MovedBy.ts'
import { DragHandle, ListItem, MoveButtons, PositionNumber } from './SortableOutlineList.styles.ts'

type SortableOutlineItemProps = {
  outline: Outline
  index: number
  count: number
  /** How far it is from its place while it is dragged. */
  draggedBy: number | undefined
  /** On which side of it the dragged one would stand. */
  edge: 'start' | 'end' | undefined
  onLift: (event: PointerEvent) => void
  onMove: (to: number, by: MoveControl) => void
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

export function SortableOutlineItem({
  outline,
  index,
  count,
  draggedBy,
  edge,
  onLift,
  onMove,
}: SortableOutlineItemProps) {
  const { t, i18n } = useLingui()
  const { id, title } = outline
  return (
    <ListItem
      data-outline={id}
      data-edge={edge}
      {...(draggedBy !== undefined && { 'data-dragged': true, style: { translate: `0 ${draggedBy}px` } })}
    >
      <DragHandle
        type="button"
        data-by="grip"
        data-off-paper
        aria-label={t`Move ${title} with the arrow keys`}
        onPointerDown={onLift}
        onKeyDown={(event) => {
          const step = steps[event.key]
          if (step === undefined) return
          event.preventDefault()
          onMove(index + step, 'grip')
        }}
      >
        <GripVertical aria-hidden />
      </DragHandle>
      <PositionNumber aria-hidden>{i18n.number(index + 1)}</PositionNumber>
      <Stack as="span" gap="none" basis="7rem">
        <BlockBdi>{title}</BlockBdi>
      </Stack>
      <MoveButtons data-off-paper>
        <IconButton
          data-by="up"
          label={t`Move up: ${title}`}
          isDisabled={index === 0}
          onPress={() => onMove(index - 1, 'up')}
        >
          <ArrowUp aria-hidden />
        </IconButton>
        <IconButton
          data-by="down"
          label={t`Move down: ${title}`}
          isDisabled={index === count - 1}
          onPress={() => onMove(index + 1, 'down')}
        >
          <ArrowDown aria-hidden />
        </IconButton>
      </MoveButtons>
    </ListItem>
  )
}
