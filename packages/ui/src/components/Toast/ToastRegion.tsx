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

/** Swiped sideways; vertical swipes scroll the page. */
const Slot = styled.div`
  touch-action: pan-y;
`

/**
 * Toasts are at the bottom, at the end of the line (1§9); at the top while a dialog is open, whose buttons are at the
 * bottom.
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
  /** Called on hover, to keep toasts visible. */
  onPause: () => void
  onResume: () => void
}

/** Swipe distance that dismisses a toast (1§9). */
const SWIPE_PIXELS = 45

/** The visible toasts. They stay reachable while a dialog is open. */
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

function followSwipe({ currentTarget, clientX, pointerId }: PointerEvent<HTMLElement>, onSwiped: () => void): void {
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
    if (event.type === 'pointerup' && Math.abs(event.clientX - start) >= SWIPE_PIXELS) onSwiped()
  }
  window.addEventListener('pointermove', move)
  window.addEventListener('pointerup', end)
  window.addEventListener('pointercancel', end)
}

/** Moves the focus when the focused toast is dismissed: to the next one's button, or back to where it came from. */
function useToastFocus() {
  const root = useRef<HTMLDivElement>(null)
  const previousFocus = useRef<Element | null>(null)
  return {
    root,
    onFocus: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget
    },
    moveFocus: () => {
      const focused = document.activeElement
      if (!root.current?.contains(focused)) return
      const next = [...root.current.querySelectorAll('button')].find((button) => button !== focused)
      const before = previousFocus.current?.isConnected ? previousFocus.current : document.querySelector('main')
      const target = next ?? before
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    },
  }
}

type ToastTone = 'success' | 'error' | 'loading'

type ToastCardProps = {
  tone: ToastTone
  /** May be empty while loading. */
  message: string
  onDismiss?: (() => void) | undefined
}

/**
 * A toast. Errors are announced immediately and stay until dismissed (decision 44); others are announced by the status
 * region around `ToastRegion`.
 */
function ToastCard({ tone, message, onDismiss }: ToastCardProps) {
  const { t } = useLingui()
  const getTextAttributes = useTextAttributes()
  return (
    <Root $tone={tone} {...(tone === 'error' && { role: 'alert' })}>
      {tone === 'loading' ? <Spinner /> : tone === 'error' ? <CircleAlert aria-hidden /> : <CircleCheck aria-hidden />}
      <MessageText {...getTextAttributes(message)}>
        {tone === 'loading' && message === '' ? t`Loading...` : message}
      </MessageText>
      {onDismiss && (
        <IconButton label={t`Dismiss`} size="sm" onPress={onDismiss}>
          <X aria-hidden />
        </IconButton>
      )}
    </Root>
  )
}
