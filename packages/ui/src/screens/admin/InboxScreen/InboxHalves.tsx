import type { WaitingItem } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, type RefObject, useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { useMediaQuery } from '#environment/useMediaQuery.ts'
import type { Waiting } from '#model/Waiting.ts'
import { paymentKinds } from '#model/paymentKinds.ts'
import { breakpoints } from '#theme/breakpoints.ts'
import { InboxDetail } from './InboxDetail.tsx'
import type { InboxDecision } from '#model/InboxDecision.ts'
import { InboxList } from './InboxList.tsx'
import type { DetailActions } from './InboxScreenProps.ts'
import { Halves } from './InboxScreen.styles.ts'
import { KeyHelp } from './KeyHelp.tsx'
import { NothingWaits } from './NothingWaits.tsx'
import { WHAT_IS_THERE } from './followed.ts'
import { useInboxKeys } from './useInboxKeys.ts'
import { useHeldFocus } from './useHeldFocus.ts'
import { useShownItem } from './useShownItem.ts'

type InboxHalvesProps = DetailActions & {
  /** Within it the keys do what they say. */
  root: RefObject<HTMLElement | null>
  /** The item to which the focus goes along. */
  followed: string | undefined
  onFollow: (key: string | undefined) => void
  /** Stands over the list. */
  kinds: ReactNode
  waiting: Waiting
  open: string | undefined
  onOpen: (key: string | undefined) => void
  onUndo: () => void
  onApproveTeacher: (item: WaitingItem) => void
  onRefuseTeacher: (item: WaitingItem) => void
}

export function InboxHalves({
  root,
  followed,
  onFollow,
  kinds,
  waiting: { items, onMore },
  open,
  onOpen,
  onUndo,
  onApproveTeacher,
  onRefuseTeacher,
  onDecide,
  onAssignId,
  ...detail
}: InboxHalvesProps) {
  const isNarrow = useMediaQuery(`(max-width: ${breakpoints.lg - 0.02}px)`)
  // It stays while somebody writes why, though somebody else decides it meanwhile.
  const [rejecting, setRejecting] = useState<WaitingItem>()
  const { shown, at } = useShownItem({ items, open, isAlways: !isNarrow, kept: rejecting })
  const goTo = (key: string | undefined) => {
    onFollow(key ?? WHAT_IS_THERE)
    setRejecting(undefined)
    onOpen(key)
  }
  /** Beside the list the focus stays on its row. */
  const look = (key: string) => {
    onFollow(undefined)
    setRejecting(undefined)
    onOpen(key)
  }
  const nextKey = (items[at + 1] ?? items[at - 1])?.key
  const decide = (decision: InboxDecision) => {
    goTo(nextKey)
    onDecide(decision)
  }
  const isPayment = shown !== undefined && paymentKinds[shown.kind] !== null
  const approve = () => {
    if (shown && isPayment) decide({ item: shown, status: 'paid', reason: '' })
    else if (shown?.kind === 'application') onApproveTeacher(shown)
  }
  const reject = () => {
    if (isPayment) setRejecting(shown)
    else if (shown?.kind === 'application') onRefuseTeacher(shown)
  }
  useInboxKeys(root, {
    approve,
    reject,
    next: () => items[at + 1] && goTo(items[at + 1]?.key),
    previous: () => at > 0 && goTo(items[at - 1]?.key),
    undo: onUndo,
  })

  const holdFocus = useHeldFocus()

  if (items.length === 0 && !shown) {
    return (
      <>
        {kinds}
        <NothingWaits takesFocus={followed === WHAT_IS_THERE} />
      </>
    )
  }
  return (
    <>
      {!(isNarrow && shown) && kinds}
      <Halves {...holdFocus}>
        {!(isNarrow && shown) && (
          <InboxList
            items={items}
            openKey={shown?.key}
            onOpen={isNarrow ? goTo : look}
            onMore={onMore}
            takesFocus={!shown && followed === WHAT_IS_THERE}
            onApproveTeacher={onApproveTeacher}
          />
        )}
        {shown && (
          <InboxDetail
            key={shown.key}
            item={shown}
            takesFocus={followed === shown.key || followed === WHAT_IS_THERE}
            isRejecting={rejecting?.key === shown.key}
            isGone={at === -1}
            onEndRejecting={() => setRejecting(undefined)}
            onApprove={approve}
            onReject={reject}
            onDecide={decide}
            onAssignId={(draft) => {
              onFollow(nextKey ?? WHAT_IS_THERE)
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
      </Halves>
      <KeyHelp />
    </>
  )
}
