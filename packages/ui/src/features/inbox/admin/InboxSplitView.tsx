import type { WaitingItem } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, type RefObject, useState, useEffect, useRef } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { ATTENDANCE_GROUP_KEY, toInboxEntries } from '#lib/inbox/inboxEntries.ts'
import { type PendingItems, paymentKindByPendingKind, type InboxDecision } from '#lib/inbox/inboxTypes.ts'
import { breakpoints } from '#theme/tokens.ts'
import { InboxDetail } from './InboxDetail.tsx'
import { InboxList } from './InboxList.tsx'
import type { InboxDetailActions } from './InboxScreenProps.ts'
import { useShortcuts } from '#lib/keyboard/useShortcuts.ts'
import { SplitView, EmptyInbox } from './InboxScreen.styles.ts'
import { FOCUS_FALLBACK, useSelectedEntry, useAutoFocus } from './inboxKeyboardNavigation.ts'
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
  /** Shows teachers with missing attendance as one line. */
  isGrouped: boolean
  open: string | undefined
  onOpen: (key: string | undefined) => void
  /** Called with the name of the open person. */
  onShow: (name: string | undefined) => void
  onUndo: () => void
  onApproveTeacher: (item: WaitingItem) => void
  onRejectTeacher: (item: WaitingItem) => void
}

export function InboxSplitView({
  root,
  focusKey,
  onFocusKeyChange,
  tabs,
  waiting,
  isGrouped,
  open,
  onOpen,
  onShow,
  onUndo,
  onApproveTeacher,
  onRejectTeacher,
  onDecide,
  onAssignId,
  ...detail
}: InboxSplitViewProps) {
  const isNarrow = useMediaQuery(`(max-width: ${breakpoints.lg - 0.02}px)`)
  const { onLoadMore } = waiting
  const entries = isGrouped ? toInboxEntries(waiting) : waiting.items
  // Stays while the reason is being typed, even if another user decides on it.
  const [rejecting, setRejecting] = useState<WaitingItem>()
  const { missingAttendance } = detail
  const members = missingAttendance.state === 'ready' ? missingAttendance.data.items : []
  const { shown, at: index } = useSelectedEntry({
    entries,
    members,
    open,
    keepsOneOpen: !isNarrow,
    pinnedItem: rejecting,
  })
  const item = shown?.kind === 'attendanceGroup' ? undefined : shown
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
  const nextKey = (entries[index + 1] ?? entries[index - 1])?.key
  const decideAll = (decisions: readonly InboxDecision[]) => {
    const isRemaining = ({ key }: { key: string }) => decisions.every((decision) => decision.item.key !== key)
    const following = entries.slice(index + 1).find(isRemaining)
    openAndFocus((following ?? entries.slice(0, Math.max(0, index)).findLast(isRemaining))?.key)
    for (const decision of decisions) onDecide(decision)
  }
  const decide = (decision: InboxDecision) => decideAll([decision])
  const isPayment = item !== undefined && paymentKindByPendingKind[item.kind] !== null
  const approve = () => {
    if (item && isPayment) decide({ item, status: 'paid', reason: '' })
    else if (item?.kind === 'application') onApproveTeacher(item)
  }
  const reject = () => {
    if (isPayment) setRejecting(item)
    else if (item?.kind === 'application') onRejectTeacher(item)
  }
  const [next, previous] = [entries[index + 1], index > 0 ? entries[index - 1] : undefined]
  const steps = {
    position: index + 1,
    of: entries.length,
    hasMore: onLoadMore !== undefined,
    onNext: next && (() => openAndFocus(next.key)),
    onPrevious: previous && (() => openAndFocus(previous.key)),
  }
  useShortcuts(
    {
      approve,
      reject,
      nextItem: () => steps.onNext?.(),
      previousItem: () => steps.onPrevious?.(),
      undo: onUndo,
    },
    { root, worksAround: true, overlay: '[data-decision-shortcuts]' },
  )

  const focusProps = useFocusHeadingOnLoss()
  const shownName = item?.person.name
  useEffect(() => {
    onShow(shownName)
    return () => onShow(undefined)
  }, [onShow, shownName])

  if (entries.length === 0 && !shown) {
    return (
      <>
        {tabs}
        <InboxEmptyState takesFocus={focusKey === FOCUS_FALLBACK} />
      </>
    )
  }
  const isMemberOfGroup = item?.kind === 'owedRegister' && entries[index]?.kind === 'attendanceGroup'
  return (
    <>
      {!(isNarrow && shown) && tabs}
      <SplitView {...focusProps}>
        {!(isNarrow && shown) && (
          <InboxList
            entries={entries}
            openKey={isMemberOfGroup ? ATTENDANCE_GROUP_KEY : shown?.key}
            onOpen={isNarrow ? openAndFocus : openOnly}
            onMore={onLoadMore}
            takesFocus={!shown && focusKey === FOCUS_FALLBACK}
            onApproveTeacher={onApproveTeacher}
          />
        )}
        {shown && (
          <InboxDetail
            key={shown.key}
            entry={shown}
            steps={steps}
            takesFocus={focusKey === shown.key || focusKey === FOCUS_FALLBACK}
            isRejecting={rejecting?.key === shown.key}
            isDecidedElsewhere={index === -1}
            onEndRejecting={() => setRejecting(undefined)}
            onApprove={approve}
            onReject={reject}
            onDecide={decide}
            onDecideAll={decideAll}
            onOpen={openAndFocus}
            onHandled={() => onFocusKeyChange(nextKey ?? FOCUS_FALLBACK)}
            onAssignId={(draft) => {
              onFocusKeyChange(nextKey ?? FOCUS_FALLBACK)
              return onAssignId(draft)
            }}
            back={
              isMemberOfGroup ? (
                <Button onPress={() => openAndFocus(ATTENDANCE_GROUP_KEY)}>
                  <Trans>All teachers</Trans>
                </Button>
              ) : (
                isNarrow && (
                  <Button onPress={() => onOpen(undefined)}>
                    <Trans>Back to the list</Trans>
                  </Button>
                )
              )
            }
            {...detail}
          />
        )}
      </SplitView>
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
