import type { ReactNode } from 'react'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonRows } from '#components/Skeleton/Skeleton.tsx'
import { Text } from '#components/Text/Text.tsx'
import type { Remote } from '#remote.ts'

/** A part of the page of a record, which its address can name. */
export type DetailSection = {
  /** As the address has it. */
  id: string
  title: string
  /** How many there are. */
  count?: number | undefined
  /** What one does about it, beside its title. */
  action?: ReactNode
  /** Why nothing is there: it is said in its place. Where there is nothing to do about it either, nothing leads there. */
  emptyText?: string | undefined
  content: ReactNode
}

export const isEmptySection = ({ emptyText, action }: DetailSection) => emptyText !== undefined && !action

type ListSection<One> = Omit<DetailSection, 'id' | 'count' | 'content' | 'emptyText'> & {
  list: Remote<readonly One[]>
  /** How many there are, where only the first of them are here. */
  total?: number | undefined
  emptyText: string
  loadingLabel: string
  children: (list: readonly One[]) => ReactNode
}

/** A section that is a list from elsewhere: while it comes, where it doesn’t, where nothing is in it, and as it is. */
export function createListSection<One>({
  list,
  total,
  emptyText,
  loadingLabel,
  children,
  ...section
}: ListSection<One>): Omit<DetailSection, 'id'> {
  const count = list.state === 'ready' ? (total ?? list.data.length) : undefined
  // Where it may be old that nothing is there, that is said too, and one can ask again: the section isn’t closed.
  const isInDoubt = list.state === 'ready' && list.stale !== undefined
  return {
    ...section,
    count,
    ...(count === 0 && !isInDoubt && { emptyText }),
    content: (
      <RemoteView remote={list} loading={<ListLoading label={loadingLabel} />}>
        {(all) => (all.length === 0 ? <Text tone="muted">{emptyText}</Text> : children(all))}
      </RemoteView>
    ),
  }
}

function ListLoading({ label }: { label: string }) {
  return (
    <LoadingRegion label={label}>
      <SkeletonRows rows={2} columns={2} />
    </LoadingRegion>
  )
}
