import type { WaitingItem } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, type RefObject, useState, useEffect, useRef } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { type PendingItems, paymentKindByPendingKind, type InboxDecision } from '#lib/inbox/inboxTypes.ts'
import { breakpoints } from '#theme/tokens.ts'
import { InboxDetail } from './InboxDetail.tsx'
import { InboxList } from './InboxList.tsx'
import type { InboxDetailActions } from './InboxScreenProps.ts'
import { SplitView, EmptyInbox, ShortcutHint } from './InboxScreen.styles.ts'
import { FOCUS_FALLBACK, useInboxShortcuts, useSelectedItem, useAutoFocus } from './inboxKeyboardNavigation.ts'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'

type InboxSplitViewProps = InboxDetailActions & {
  /** Element within which the keyboard shortcuts work. */
  root: RefObject<HTMLElement | null>
  /** Key of the item that the focus follows. */
  focusKey: string | undefined
  onFocusKeyChange: (key: string | undefined) => void
  /** Rendered above the list. */
  tabs: ReactNode
  waiting: PendingItems
  open: string | undefined
  onOpen: (key: string | undefined) => void
  onUndo: () => void
  onApproveTeacher: (item: WaitingItem) => void
  onRejectTeacher: (item: WaitingItem) => void
}

export function InboxSplitView({
  root,
  focusKey,
  onFocusKeyChange,
  tabs,
  waiting: { items, onLoadMore },
  open,
  onOpen,
  onUndo,
  onApproveTeacher,
  onRejectTeacher,
  onDecide,
  onAssignId,
  ...detail
}: InboxSplitViewProps) {
  const isNarrow = useMediaQuery(`(max-width: ${breakpoints.lg - 0.02}px)`)
  // Stays while the reason is being typed, even if another user decides on it.
  const [rejecting, setRejecting] = useState<WaitingItem>()
  const { shown, at: index } = useSelectedItem({ items, open, keepsOneOpen: !isNarrow, pinnedItem: rejecting })
  const openAndFocus = (key: string | undefined) => {
    onFocusKeyChange(key ?? FOCUS_FALLBACK)
    setRejecting(undefined)
    onOpen(key)
  }
  /** Beside the list, focus stays on the row. */
  const openOnly = (key: string) => {
    onFocusKeyChange(undefined)
    setRejecting(undefined)
    onOpen(key)
  }
  const nextKey = (items[index + 1] ?? items[index - 1])?.key
  const decide = (decision: InboxDecision) => {
    openAndFocus(nextKey)
    onDecide(decision)
  }
  const isPayment = shown !== undefined && paymentKindByPendingKind[shown.kind] !== null
  const approve = () => {
    if (shown && isPayment) decide({ item: shown, status: 'paid', reason: '' })
    else if (shown?.kind === 'application') onApproveTeacher(shown)
  }
  const reject = () => {
    if (isPayment) setRejecting(shown)
    else if (shown?.kind === 'application') onRejectTeacher(shown)
  }
  useInboxShortcuts(root, {
    approve,
    reject,
    next: () => items[index + 1] && openAndFocus(items[index + 1]?.key),
    previous: () => index > 0 && openAndFocus(items[index - 1]?.key),
    undo: onUndo,
  })

  const focusProps = useFocusHeadingOnLoss()

  if (items.length === 0 && !shown) {
    return (
      <>
        {tabs}
        <InboxEmptyState takesFocus={focusKey === FOCUS_FALLBACK} />
      </>
    )
  }
  return (
    <>
      {!(isNarrow && shown) && tabs}
      <SplitView {...focusProps}>
        {!(isNarrow && shown) && (
          <InboxList
            items={items}
            openKey={shown?.key}
            onOpen={isNarrow ? openAndFocus : openOnly}
            onMore={onLoadMore}
            takesFocus={!shown && focusKey === FOCUS_FALLBACK}
            onApproveTeacher={onApproveTeacher}
          />
        )}
        {shown && (
          <InboxDetail
            key={shown.key}
            item={shown}
            takesFocus={focusKey === shown.key || focusKey === FOCUS_FALLBACK}
            isRejecting={rejecting?.key === shown.key}
            isDecidedElsewhere={index === -1}
            onEndRejecting={() => setRejecting(undefined)}
            onApprove={approve}
            onReject={reject}
            onDecide={decide}
            onAssignId={(draft) => {
              onFocusKeyChange(nextKey ?? FOCUS_FALLBACK)
              return onAssignId(draft)
            }}
            back={
              isNarrow && (
                <Button onPress={() => onOpen(undefined)}>
                  <Trans>Back to the list</Trans>
                </Button>
              )
            }
            {...detail}
          />
        )}
      </SplitView>
      <KeyboardShortcutHelp />
    </>
  )
}

/** Replaces the list once it is empty, and gets the focus after the last decision. */
function InboxEmptyState({ takesFocus }: { takesFocus: boolean }) {
  const { t } = useLingui()
  const elementRef = useAutoFocus<HTMLDivElement>(takesFocus)
  return (
    <EmptyInbox ref={elementRef} tabIndex={-1}>
      <EmptyState scene="reports" title={t`You’re all caught up`}>
        <Trans>New applications, payments and other tasks appear here.</Trans>
      </EmptyState>
    </EmptyInbox>
  )
}

/** Focuses the heading when the focused element was removed by a content change. */
function useFocusHeadingOnLoss() {
  const elementRef = useRef<HTMLDivElement>(null)
  const isWithin = useRef(false)
  useEffect(() => {
    // Removed elements fire no blur event.
    if (isWithin.current && document.activeElement === document.body) elementRef.current?.querySelector('h2')?.focus()
  })
  return {
    ref: elementRef,
    onFocus: () => {
      isWithin.current = true
    },
    onBlur: () => {
      isWithin.current = false
    },
  }
}

/** Help on keyboard shortcuts, for devices with a keyboard. */
function KeyboardShortcutHelp() {
  return (
    <ShortcutHint>
      <span>
        <kbd>A</kbd> <Trans>Approve</Trans>
      </span>
      <span>
        <kbd>R</kbd> <Trans>Reject</Trans>
      </span>
      <span>
        <kbd>J</kbd> <Trans>Next</Trans>
      </span>
      <span>
        <kbd>K</kbd> <Trans>Previous</Trans>
      </span>
      <span>
        <kbd>U</kbd> <Trans>Undo</Trans>
      </span>
    </ShortcutHint>
  )
}
