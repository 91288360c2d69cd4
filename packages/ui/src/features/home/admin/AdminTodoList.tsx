import type { WaitingKind } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import { useId } from 'react'
import { Card } from '#components/Card/Card.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonLine } from '#components/Skeleton/Skeleton.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Text } from '#components/Text/Text.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import type { Remote } from '#remote.ts'
import { AllDone, LoadingRows, Count, TodoRow } from './AdminTodoList.styles.ts'

/** People before money before registers. */
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
  /** How much waits of each kind; of one that nobody can tell of nothing is said. */
  waiting: Remote<Readonly<Partial<Record<WaitingKind, number>>>>
  /** Where it is seen to: one kind of it, or all. */
  getInboxHref: (kind?: WaitingKind) => string
  /** Monthly fees that are overdue, where it is known, and where they stand. */
  overdueFees?: { count: number | undefined; href: string }
}

/** What somebody has to decide or to see to, by kind, each with the way there. */
export function AdminTodoList({ waiting, getInboxHref, overdueFees }: AdminTodoListProps) {
  const { t } = useLingui()
  const headId = useId()
  return (
    <Card aria-labelledby={headId}>
      <Inline gap="medium" align="baseline" justify="space-between">
        <Text as="h2" size="xl" id={headId}>
          <Trans>Waiting for you</Trans>
        </Text>
      </Inline>
      <RemoteView
        remote={waiting}
        loading={
          <LoadingRegion label={t`Looking for what waits`}>
            <LoadingRows>
              <SkeletonLine width="80%" />
              <SkeletonLine width="65%" />
              <SkeletonLine width="75%" />
            </LoadingRows>
          </LoadingRegion>
        }
      >
        {(counts) => <Kinds counts={counts} getInboxHref={getInboxHref} overdueFees={overdueFees} />}
      </RemoteView>
    </Card>
  )
}

type KindsProps = Pick<AdminTodoListProps, 'getInboxHref'> & {
  overdueFees: AdminTodoListProps['overdueFees'] | undefined
} & {
  counts: Readonly<Partial<Record<WaitingKind, number>>>
}

function Kinds({ counts, getInboxHref, overdueFees }: KindsProps) {
  const { t, i18n } = useLingui()
  const prefix = useId()
  const words: Record<WaitingKind, string> = {
    application: t`Teachers to approve`,
    coursePayment: t`Payments for courses to decide`,
    eventPayment: t`Payments for events to decide`,
    feePayment: t`Payments of fees to decide`,
    studentWithoutTeacher: t`Students without a teacher`,
    studentWithoutId: t`Students without an ID`,
    owedRegister: t`Teachers who owe registers`,
  }
  const kinds = order.filter((kind) => (counts[kind] ?? 0) > 0)
  const overdue = overdueFees?.count ?? 0
  const total = kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0)
  if (kinds.length === 0 && overdue === 0) {
    return (
      <AllDone>
        <CircleCheck aria-hidden />
        <Trans>Nothing waits for you.</Trans>
      </AllDone>
    )
  }
  return (
    <>
      <Stack as="ul" gap="none">
        {kinds.map((kind) => (
          <TodoRow key={kind}>
            <Count id={`${prefix}${kind}`}>{i18n.number(counts[kind] ?? 0)}</Count>
            <TextLink href={getInboxHref(kind)} aria-describedby={`${prefix}${kind}`}>
              {words[kind]}
            </TextLink>
          </TodoRow>
        ))}
        {overdueFees && overdue > 0 && (
          <TodoRow>
            <Count id={`${prefix}overdue`}>{i18n.number(overdue)}</Count>
            <TextLink href={overdueFees.href} aria-describedby={`${prefix}overdue`}>
              <Trans>Monthly fees that are overdue</Trans>
            </TextLink>
          </TodoRow>
        )}
      </Stack>
      {kinds.length > 1 && (
        <p>
          <TextLink href={getInboxHref()}>{t`All pending items (${i18n.number(total)})`}</TextLink>
        </p>
      )}
    </>
  )
}
