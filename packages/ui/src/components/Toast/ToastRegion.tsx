import { styled } from 'styled-components'
import { stickyInsets, tokens } from '#theme/tokens.ts'
import { fadeInKeyframes } from '#theme/mixins.ts'
import { useLingui } from '@lingui/react/macro'
import { type PointerEvent, type FocusEvent, useRef } from 'react'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useTextAttributes } from '../Bdi/Bdi.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Spinner } from '../LoadingIndicator/LoadingIndicator.tsx'

const { color } = tokens
const edges = { success: color.success, error: color.danger, loading: color.borderStrong }

const Root = styled.div<{ $tone: keyof typeof edges }>`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;
  inline-size: min(356px, calc(100vw - 2 * ${tokens.space[4]}));
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border: 1px solid ${tokens.color.border};
  border-inline-start: 4px solid ${({ $tone }) => edges[$tone]};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.floating};
  animation: ${fadeInKeyframes} ${tokens.duration.quick};
  color: ${tokens.color.text};

  > svg {
    flex: none;
    inline-size: ${tokens.size.icon};
    color: ${({ $tone }) => edges[$tone]};
  }
`

const MessageText = styled.p`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

/** What is pulled aside; up and down a finger scrolls the page as ever. */
const Slot = styled.div`
  touch-action: pan-y;
`

/**
 * Where toasts stand: at the bottom, on the side where reading ends (1§9); while a window is open whose buttons are
 * there, at the top, over its head.
 */
const Region = styled.div`
  position: fixed;
  inset-block-end: calc(${stickyInsets.end} + ${stickyInsets.foot} + ${tokens.space[4]});
  inset-inline-end: ${tokens.space[4]};
  z-index: ${tokens.layer.toast};
  display: flex;
  flex-direction: column;
  gap: 14px;
  align-items: flex-end;

  :root:has([data-window]) & {
    inset-block: calc(env(safe-area-inset-top, 0px) + ${tokens.space[4]}) auto;
    inset-inline: 0;
    inline-size: fit-content;
    margin-inline: auto;
  }
`

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
