import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import type { WaitingKind } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import { useId } from 'react'
import { Card } from '#components/Surface/Surface.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonLine } from '#components/Skeleton/Skeleton.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Text } from '#components/Text/Text.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import type { Remote } from '#remote.ts'

/** The whole row is a link. */
const TodoRow = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(2.75rem, auto) minmax(0, 1fr);
  gap: ${tokens.space[3]};
  align-items: center;
  min-block-size: ${tokens.size.control};
  padding-block: ${tokens.space[2]};

  & + & {
    border-block-start: 1px solid ${tokens.color.border};
  }
  &:hover {
    background: ${tokens.color.surfaceHover};
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  a[data-focus-visible] {
    outline: none;
  }
  a[data-focus-visible]::after {
    border-radius: ${tokens.radius.sm};
    outline: 2px solid ${tokens.color.focus};
    outline-offset: 2px;
  }
`

const Count = styled.span`
  padding: ${tokens.space[1]} ${tokens.space[2]};
  border-radius: ${tokens.radius.sm};
  background: ${tokens.color.warningSoft};
  color: ${tokens.color.onWarningSoft};
  font-weight: ${tokens.weight.semibold};
  font-variant-numeric: tabular-nums;
  text-align: center;
`

const EmptyMessage = styled.p`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;
  color: ${tokens.color.textMuted};

  svg {
    flex: none;
    inline-size: ${tokens.size.icon};
    block-size: ${tokens.size.icon};
    color: ${tokens.color.success};
  }
`

const LoadingRows = styled.div`
  display: grid;
  align-content: start;
  min-block-size: 14rem;
  gap: ${tokens.space[5]};
  padding-block: ${tokens.space[2]};
`

/** Display order of the kinds: people, then money, then attendance. */
const order: readonly WaitingKind[] = [
  'application',
  'coursePayment',
  'eventPayment',
  'feePayment',
  'studentWithoutTeacher',
  'studentWithoutId',
  'owedRegister',
]

export type AdminTodoListProps = {
  /** Number of pending items by kind; unknown kinds are left out. */
  waiting: Remote<Readonly<Partial<Record<WaitingKind, number>>>>
  /** Link to the inbox, optionally filtered by kind. */
  getInboxHref: (kind?: WaitingKind) => string
  /** Overdue monthly fees with the link to them, if known. */
  overdueFees?: { count: number | undefined; href: string } | undefined
}

/** Pending items for administrators by kind, each with a link. */
export function AdminTodoList({ waiting, getInboxHref, overdueFees }: AdminTodoListProps) {
  const { t } = useLingui()
  const headId = useId()
  return (
    <Card aria-labelledby={headId}>
      <Inline gap="medium" align="baseline" justify="space-between">
        <Text as="h2" size="xl" id={headId}>
          <Trans>Needs your attention</Trans>
        </Text>
      </Inline>
      <RemoteView
        remote={waiting}
        loading={
          <LoadingRegion label={t`Loading pending items`}>
            <LoadingRows>
              <SkeletonLine width="80%" />
              <SkeletonLine width="65%" />
              <SkeletonLine width="75%" />
            </LoadingRows>
          </LoadingRegion>
        }
      >
        {(counts) => <TodoRows counts={counts} getInboxHref={getInboxHref} overdueFees={overdueFees} />}
      </RemoteView>
    </Card>
  )
}

type TodoRowsProps = Pick<AdminTodoListProps, 'getInboxHref' | 'overdueFees'> & {
  counts: Readonly<Partial<Record<WaitingKind, number>>>
}

function TodoRows({ counts, getInboxHref, overdueFees }: TodoRowsProps) {
  const { t, i18n } = useLingui()
  const prefix = useId()
  const labels: Record<WaitingKind, string> = {
    application: t`Teacher applications to review`,
    coursePayment: t`Course payments to review`,
    eventPayment: t`Event payments to review`,
    feePayment: t`Fee payments to review`,
    studentWithoutTeacher: t`Students without a teacher`,
    studentWithoutId: t`Students without an ID`,
    owedRegister: t`Teachers with missing attendance`,
  }
  const inInbox = order
    .map((kind) => ({ id: kind, count: counts[kind] ?? 0, href: getInboxHref(kind), label: labels[kind] }))
    .filter(({ count }) => count > 0)
  const overdue = overdueFees?.count
    ? [{ id: 'overdue', count: overdueFees.count, href: overdueFees.href, label: t`Overdue monthly fees` }]
    : []
  const rows = [...inInbox, ...overdue]
  const total = inInbox.reduce((sum, { count }) => sum + count, 0)
  if (rows.length === 0) {
    return (
      <EmptyMessage>
        <CircleCheck aria-hidden />
        <Trans>You’re all caught up.</Trans>
      </EmptyMessage>
    )
  }
  return (
    <>
      <Stack as="ul" gap="none">
        {rows.map(({ id, count, href, label }) => (
          <TodoRow key={id}>
            <Count id={`${prefix}${id}`}>{i18n.number(count)}</Count>
            <TextLink href={href} aria-describedby={`${prefix}${id}`}>
              {label}
            </TextLink>
          </TodoRow>
        ))}
      </Stack>
      {inInbox.length > 1 && (
        <p>
          <TextLink href={getInboxHref()}>{t`All pending items (${i18n.number(total)})`}</TextLink>
        </p>
      )}
    </>
  )
}
