import { useLingui } from '@lingui/react/macro'
import type { PointerEvent } from 'react'
import { type ToastTone, ToastCard } from './ToastCard.tsx'
import { Region, Slot } from './Toast.styles.ts'
import { useToastFocus } from './useFocusBack.ts'

export type ToastItem = { id: string; tone: ToastTone; message: string; canDismiss: boolean }

type ToastRegionProps = {
  toasts: readonly ToastItem[]
  onDismiss: (id: string) => void
  /** While a person points at them, toasts stay. */
  onPause: () => void
  onResume: () => void
}

/** How far a toast is pulled before it lets go (1§9). */
const SWIPE_PIXELS = 45

/** All toasts that are to be seen. It stays reachable while a dialog is open. */
export function ToastRegion({ toasts, onDismiss, onPause, onResume }: ToastRegionProps) {
  const { t } = useLingui()
  const { root, moveFocus, onFocus } = useToastFocus()
  return (
    <Region
      ref={root}
      onFocus={onFocus}
      role="region"
      aria-label={t`Messages`}
      data-react-aria-top-layer
      onMouseEnter={onPause}
      onMouseLeave={onResume}
    >
      {toasts.map(({ id, tone, message, canDismiss }) => (
        <Slot key={id} onPointerDown={(event) => canDismiss && followSwipe(event, () => onDismiss(id))}>
          <ToastCard
            tone={tone}
            message={message}
            onDismiss={
              canDismiss
                ? () => {
                    moveFocus()
                    onDismiss(id)
                  }
                : undefined
            }
          />
        </Slot>
      ))}
    </Region>
  )
}

function followSwipe({ currentTarget, clientX, pointerId }: PointerEvent<HTMLElement>, letGo: () => void): void {
  const start = clientX
  const move = (event: globalThis.PointerEvent) => {
    if (event.pointerId === pointerId) currentTarget.style.transform = `translateX(${event.clientX - start}px)`
  }
  const end = (event: globalThis.PointerEvent) => {
    if (event.pointerId !== pointerId) return
    window.removeEventListener('pointermove', move)
    window.removeEventListener('pointerup', end)
    window.removeEventListener('pointercancel', end)
    currentTarget.style.transform = ''
    if (event.type === 'pointerup' && Math.abs(event.clientX - start) >= SWIPE_PIXELS) letGo()
  }
  window.addEventListener('pointermove', move)
  window.addEventListener('pointerup', end)
  window.addEventListener('pointercancel', end)
}
