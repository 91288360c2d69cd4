import type { Outline } from '@maktab/contract/schema'
import { useLingui, Trans } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, GripVertical, Undo2 } from 'lucide-react'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { BlockBdi, Bdi } from '#components/Bdi/Bdi.tsx'
import { IconButton } from '#components/IconButton/IconButton.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { DragHandle, ListItem, MoveButtons, PositionNumber, UndoRow } from './SortableOutlineList.styles.ts'
import { Button } from '#components/Button/Button.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { useDragToReorder, type SaveOrder, useOptimisticOutlineOrder } from './useOutlineOrder.ts'

/** The control that moved a row; it gets the focus back at the new position. */
type MoveControl = 'grip' | 'up' | 'down'

type SortableOutlineItemProps = {
  outline: Outline
  index: number
  count: number
  /** Offset in pixels while dragging. */
  draggedBy: number | undefined
  /** The edge at which the dragged row would be dropped. */
  edge: 'start' | 'end' | undefined
  onLift: (event: PointerEvent) => void
  onMove: (to: number, by: MoveControl) => void
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

function SortableOutlineItem({ outline, index, count, draggedBy, edge, onLift, onMove }: SortableOutlineItemProps) {
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

type SortableOutlineListProps = { outlines: readonly Outline[]; onSaveOrder: SaveOrder }

type Moved = { id: number; by: MoveControl; isBack: boolean }

/**
 * The outlines of a course in order. Rows can be moved by dragging, with the arrow keys or with buttons. The new
 * position is announced, and the move can be undone.
 */
export function SortableOutlineList({ outlines, onSaveOrder }: SortableOutlineListProps) {
  const { t, i18n } = useLingui()
  const { shown, error, move, undo } = useOptimisticOutlineOrder(outlines, onSaveOrder)
  const [moved, setMoved] = useState<Moved>()
  const list = useRef<HTMLOListElement>(null)
  const moveAndFocus = (id: number, to: number, by: MoveControl, baseOrder?: number[]) => {
    if (to < 0 || to >= shown.length) return
    setMoved({ id, by, isBack: false })
    move(id, to, baseOrder)
  }
  const { drag, startDrag } = useDragToReorder(
    list,
    shown.map(({ id }) => id),
    (id, to, baseOrder) => moveAndFocus(id, to, 'grip', baseOrder),
  )

  // Keep focus on the moved row; use the drag handle if the pressed button is now disabled.
  useEffect(() => {
    if (!moved) return
    const row = list.current?.querySelector(`[data-outline="${moved.id}"]`)
    const control = row?.querySelector<HTMLButtonElement>(`[data-by="${moved.by}"]:not(:disabled)`)
    ;(control ?? row?.querySelector<HTMLButtonElement>('[data-by="grip"]'))?.focus()
  }, [moved])

  const movedIndex = shown.findIndex(({ id }) => id === moved?.id)
  const title = <Bdi>{shown[movedIndex]?.title}</Bdi>
  const [place, count] = [i18n.number(movedIndex + 1), i18n.number(shown.length)]
  return (
    <>
      <Stack as="ol" gap="none" ref={list} aria-label={t`Outlines in order`}>
        {shown.map((outline, index) => (
          <SortableOutlineItem
            key={outline.id}
            outline={outline}
            index={index}
            count={shown.length}
            draggedBy={drag?.id === outline.id ? drag.offset : undefined}
            edge={edgeOf(index, drag?.to, drag && shown.findIndex(({ id }) => id === drag.id))}
            onLift={startDrag(outline.id)}
            onMove={(to, by) => moveAndFocus(outline.id, to, by)}
          />
        ))}
      </Stack>
      <UndoRow data-off-paper>
        <span role="status">
          {moved && !error && movedIndex !== -1 && (
            <>
              {moved.isBack ? (
                <Trans>
                  {title} moved back to {place} of {count}.
                </Trans>
              ) : (
                <Trans>
                  {title} moved to {place} of {count}.
                </Trans>
              )}
            </>
          )}
        </span>
        {undo && (
          <Button
            size="sm"
            icon={<Undo2 aria-hidden />}
            onPress={() => setMoved({ id: undo(), by: 'grip', isBack: true })}
          >
            <Trans>Undo</Trans>
          </Button>
        )}
      </UndoRow>
      {error && <Notice tone="danger">{error}</Notice>}
    </>
  )
}

/** The edge of a row at which the dragged row would be dropped. */
function edgeOf(index: number, to: number | undefined, from: number | undefined) {
  if (to === undefined || from === undefined || index !== to || index === from) return undefined
  return to > from ? 'end' : 'start'
}
