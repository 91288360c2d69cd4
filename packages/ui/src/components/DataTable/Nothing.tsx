import { Trans } from '@lingui/react/macro'
import { Button } from '../Button/Button.tsx'
import { type Emptiness, EmptyState } from '../EmptyState/EmptyState.tsx'

type NothingProps = {
  /** What to say when there are no rows at all; not there where some are only not found. */
  emptyText: string | undefined
  empty: Emptiness | undefined
  search: string
  /** Takes the search and the chosen kind away. */
  onShowAll: () => void
}

/** No row is there, or none is found, with the way back to all. */
export function Nothing({ emptyText, empty, search, onShowAll }: NothingProps) {
  if (emptyText !== undefined) return <EmptyState kind="search" {...empty} title={emptyText} />
  return (
    <EmptyState
      kind="search"
      title={<Trans>Nothing matches “{search}”</Trans>}
      action={
        <Button onPress={onShowAll}>
          <Trans>Show all</Trans>
        </Button>
      }
    />
  )
}
