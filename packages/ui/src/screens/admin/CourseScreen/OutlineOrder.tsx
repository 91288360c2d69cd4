import type { Outline } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { TextLine } from '#components/Bdi/TextLine.ts'
import { IconButton } from '#components/IconButton/IconButton.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import type { Outcome } from '#outcome.ts'
import { Line, Lines, Moves } from './CourseScreen.styles.ts'
import { useOrder } from './useOrder.ts'

type OutlineOrderProps = {
  outlines: readonly Outline[]
  onOrder: (ids: number[]) => Promise<Outcome>
}

/** The outlines of a course in order: a line is dragged, or moved by its buttons, which keys and fingers reach too. */
export function OutlineOrder({ outlines, onOrder }: OutlineOrderProps) {
  const { t, i18n } = useLingui()
  const { shown, error, move } = useOrder(outlines, onOrder)
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<number>()
  const [pressed, setPressed] = useState<{ id: number; by: number }>()
  const list = useRef<HTMLOListElement>(null)

  // A line that changes places takes the focus along; where it can go no further, its other button has it.
  useEffect(() => {
    if (!pressed) return
    const buttons = [
      ...(list.current?.querySelectorAll<HTMLButtonElement>(`[data-outline="${pressed.id}"] button`) ?? []),
    ]
    const [up, down] = buttons
    const [meant, other] = pressed.by < 0 ? [up, down] : [down, up]
    ;(meant?.disabled ? other : meant)?.focus()
  }, [pressed])

  const drop = (to: number) => {
    const from = shown.findIndex(({ id }) => id === dragged)
    setDragged(undefined)
    setOver(undefined)
    if (from !== -1 && from !== to) move(from, to)
  }
  return (
    <>
      <Lines ref={list}>
        {shown.map(({ id, title }, index) => (
          <Line
            key={id}
            data-outline={id}
            draggable
            $isOver={over === index && dragged !== id}
            onDragStart={() => setDragged(id)}
            onDragOver={(event) => {
              event.preventDefault()
              setOver(index)
            }}
            onDrop={(event) => {
              event.preventDefault()
              drop(index)
            }}
            onDragEnd={() => {
              setDragged(undefined)
              setOver(undefined)
            }}
          >
            <span aria-hidden>{i18n.number(index + 1)}</span>
            <TextLine>{title}</TextLine>
            <Moves data-off-paper>
              <IconButton
                label={t`Move up: ${title}`}
                isDisabled={index === 0}
                onPress={() => {
                  setPressed({ id, by: -1 })
                  move(index, index - 1)
                }}
              >
                <ArrowUp aria-hidden />
              </IconButton>
              <IconButton
                label={t`Move down: ${title}`}
                isDisabled={index === shown.length - 1}
                onPress={() => {
                  setPressed({ id, by: 1 })
                  move(index, index + 1)
                }}
              >
                <ArrowDown aria-hidden />
              </IconButton>
            </Moves>
          </Line>
        ))}
      </Lines>
      {error && <Notice tone="danger">{error}</Notice>}
    </>
  )
}
