import type { ReactNode } from 'react'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonRows } from '#components/Skeleton/Skeleton.tsx'
import { Text } from '#components/Text/Text.tsx'
import type { Remote } from '#remote.ts'

/** A section of a record page that a URL can address. */
export type DetailSection = {
  /** Id in the URL. */
  id: string
  title: string
  /** Number of items. */
  count?: number | undefined
  /** Action beside the title. */
  action?: ReactNode
  /** Text for an empty section. Without an action too, its link is disabled. */
  emptyText?: string | undefined
  content: ReactNode
}

export const isEmptySection = ({ emptyText, action }: DetailSection) => emptyText !== undefined && !action

type ListSection<One, Id> = Omit<DetailSection, 'id' | 'count' | 'content' | 'emptyText'> & {
  id: Id
  list: Remote<readonly One[]>
  /** Total number, if the list holds only the first items. */
  total?: number | undefined
  emptyText: string
  loadingLabel: string
  children: (list: readonly One[]) => ReactNode
}

/** Section for a remote list: handles loading, failed, empty and loaded. */
export function createListSection<One, Id extends string>({
  list,
  total,
  emptyText,
  loadingLabel,
  children,
  ...section
}: ListSection<One, Id>): DetailSection & { id: Id } {
  const count = list.state === 'ready' ? (total ?? list.data.length) : undefined
  // A stale empty list isn't reported as empty, so that the user can refetch it.
  const isStale = list.state === 'ready' && list.stale !== undefined
  return {
    ...section,
    count,
    ...(count === 0 && !isStale && { emptyText }),
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
