import { Trans, useLingui } from '@lingui/react/macro'
import type { WaitingItem } from '@maktab/contract/schema'
import { useEffect, useRef } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Money } from '#components/Money/Money.tsx'
import { List, ShowMoreRow, Row, RowButton, Rows } from './InboxScreen.styles.ts'
import { useSinceLabel, pendingKindLabels } from './inboxTexts.ts'
import { useAutoFocus } from './inboxKeyboardNavigation.ts'

type InboxListProps = {
  items: readonly WaitingItem[]
  openKey: string | undefined
  onOpen: (key: string) => void
  onMore: (() => void) | undefined
  /** Focuses the list if the focused element is gone. */
  takesFocus: boolean
  onApproveTeacher: (item: WaitingItem) => void
}

export function InboxList({ items, openKey, onOpen, onMore, takesFocus, onApproveTeacher }: InboxListProps) {
  const { t } = useLingui()
  const listRef = useAutoFocus<HTMLElement>(takesFocus)
  return (
    <List ref={listRef} tabIndex={-1} aria-label={t`Inbox items`}>
      <Rows>
        {items.map((item) => (
          <InboxRow
            key={item.key}
            item={item}
            isOpen={item.key === openKey}
            onOpen={() => onOpen(item.key)}
            onApprove={item.kind === 'application' ? () => onApproveTeacher(item) : undefined}
          />
        ))}
      </Rows>
      {onMore && (
        <ShowMoreRow>
          <Button onPress={onMore}>
            <Trans>Show more</Trans>
          </Button>
        </ShowMoreRow>
      )}
    </List>
  )
}

type InboxRowProps = {
  item: WaitingItem
  isOpen: boolean
  onOpen: () => void
  /** Only for approvals that open a dialog and so can be offered in the list. */
  onApprove: (() => void) | undefined
}

function InboxRow({ item, isOpen, onOpen, onApprove }: InboxRowProps) {
  const { i18n, t } = useLingui()
  const sinceLabel = useSinceLabel()
  const row = useRef<HTMLLIElement>(null)
  // Keeps the selected row visible during keyboard navigation.
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  const { kind, person, what, price, since } = item
  return (
    <Row ref={row}>
      <RowButton onPress={onOpen} {...(isOpen && { 'aria-current': true })}>
        <strong>
          <Bdi>{person.name}</Bdi>
        </strong>
        {price === null ? <small /> : <Money amount={price} />}
        <small>
          {i18n._(pendingKindLabels[kind])}
          {what !== null && (
            <>
              {' · '}
              <Bdi>{what}</Bdi>
            </>
          )}
        </small>
        <small>{sinceLabel(since)}</small>
      </RowButton>
      {onApprove && (
        <Button size="sm" aria-label={t`Approve ${person.name}…`} onPress={onApprove}>
          <Trans>Approve…</Trans>
        </Button>
      )}
    </Row>
  )
}
