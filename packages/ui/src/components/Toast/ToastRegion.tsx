import { useLingui } from '@lingui/react/macro'
import { type PointerEvent, type FocusEvent, useRef } from 'react'
import { Region, Slot, Root, MessageText } from './Toast.styles.ts'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useTextAttributes } from '../Bdi/useTextAttributes.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'

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

/** Where the focus goes when the toast goes that has it: to the next one’s button, else back to where it came from. */
function useToastFocus() {
  const root = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<Element | null>(null)
  return {
    root,
    onFocus: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
    },
    moveFocus: () => {
      const own = document.activeElement
      if (!root.current?.contains(own)) return
      const next = [...root.current.querySelectorAll('button')].find((button) => button !== own)
      const before = cameFrom.current?.isConnected ? cameFrom.current : document.querySelector('main')
      const target = next ?? before
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    },
  }
}

type ToastTone = 'success' | 'error' | 'loading'

type ToastCardProps = {
  tone: ToastTone
  /** Not needed while something is loading. */
  message: string
  onDismiss?: (() => void) | undefined
}

/**
 * A short message that comes by itself; an error stays until it is dismissed (decision 44) and interrupts, the others
 * are read where they come to stand, in a status that was there before them (`ToastHost`).
 */
function ToastCard({ tone, message, onDismiss }: ToastCardProps) {
  const { t } = useLingui()
  const tongueOf = useTextAttributes()
  return (
    <Root $tone={tone} {...(tone === 'error' && { role: 'alert' })}>
      {tone === 'loading' ? <Spinner /> : tone === 'error' ? <CircleAlert aria-hidden /> : <CircleCheck aria-hidden />}
      <MessageText {...tongueOf(message)}>{tone === 'loading' && message === '' ? t`Loading...` : message}</MessageText>
      {onDismiss && (
        <IconButton label={t`Dismiss`} size="sm" onPress={onDismiss}>
          <X aria-hidden />
        </IconButton>
      )}
    </Root>
  )
}
