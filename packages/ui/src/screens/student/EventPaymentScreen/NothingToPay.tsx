import { Trans } from '@lingui/react/macro'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import type { Payable } from './payable.ts'

type NothingToPayProps = { payable: Payable; eventsHref: string }

/** Stands where the form would, for an address that was kept or sent on. */
export function NothingToPay({ payable, eventsHref }: NothingToPayProps) {
  return (
    <EmptyState
      kind="events"
      title={<Title payable={payable} />}
      action={
        <LinkButton href={eventsHref}>
          <Trans>All events</Trans>
        </LinkButton>
      }
    />
  )
}

function Title({ payable }: { payable: Payable }) {
  if (payable === 'over') return <Trans>This event has begun already.</Trans>
  if (payable === 'settled') return <Trans>There is nothing to pay for this event.</Trans>
  return <Trans>This event is no longer there.</Trans>
}
