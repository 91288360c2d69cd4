import type { WaitingKind } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import { useId } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { styled } from 'styled-components'
import { Card } from '#components/Surface/Surface.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonLine } from '#components/Skeleton/Skeleton.tsx'
import { Text } from '#components/Text/Text.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { type PendingSummary, countPending, pendingKinds } from '#lib/inbox/inboxTypes.ts'
import { formatAge } from '#lib/time/durations.ts'
import { useNow } from '#providers/ClockProvider.tsx'
import type { Remote } from '#remote.ts'
import { mediaUp, tokens } from '#theme/tokens.ts'

/** Two columns from a width where both fit. */
const Chips = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[2]};

  ${mediaUp('sm')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** The whole chip is a link. */
const Chip = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(2.75rem, auto) minmax(0, 1fr);
  gap: 0 ${tokens.space[3]};
  align-items: center;
  align-content: center;
  min-block-size: 3.5rem;
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};

  &:hover {
    border-color: ${tokens.color.borderStrong};
    background: ${tokens.color.surfaceHover};
  }
  a {
    min-block-size: 0;
    color: inherit;
    font-weight: ${tokens.weight.medium};
    line-height: ${tokens.leading.tight};
    text-decoration: none;
  }
  a::after {
    position: absolute;
    inset: 0;
    border-radius: ${tokens.radius.md};
    content: '';
  }
  a[data-focus-visible] {
    outline: none;
  }
  a[data-focus-visible]::after {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: 2px;
  }
  > a:last-child {
    grid-row: span 2;
  }
  > :last-child:not(a) {
    grid-column: 2;

    /* The age alone: “Today”. */
    &::first-letter {
      text-transform: uppercase;
    }
  }
`

const Count = styled.span`
  grid-row: span 2;
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

export type AdminTodoListProps = {
  /** Number of pending items by kind, and the age of the oldest; unknown kinds are left out. */
  waiting: Remote<PendingSummary>
  /** Link to the inbox, optionally filtered by kind. */
  getInboxHref: (kind?: WaitingKind) => string
}

/** Pending items for administrators by kind, money first, each with its number, the age of the oldest and a link. */
export function AdminTodoList({ waiting, getInboxHref }: AdminTodoListProps) {
  const { t, i18n } = useLingui()
  const headId = useId()
  const total = waiting.state === 'ready' ? countPending(waiting.data) : 0
  return (
    <Card aria-labelledby={headId}>
      <Inline gap="medium" align="baseline" justify="space-between">
        <Text as="h2" size="xl" id={headId}>
          <Trans>Needs your attention</Trans>
        </Text>
        {total > 0 && <TextLink href={getInboxHref()}>{t`See all ${i18n.number(total)}`}</TextLink>}
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
        {(summary) => <TodoChips summary={summary} getInboxHref={getInboxHref} />}
      </RemoteView>
    </Card>
  )
}

type TodoChipsProps = Pick<AdminTodoListProps, 'getInboxHref'> & { summary: PendingSummary }

function TodoChips({ summary: { counts, oldest }, getInboxHref }: TodoChipsProps) {
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  const now = useNow()
  const prefix = useId()
  const labels: Record<WaitingKind, string> = {
    application: t`Teacher applications to review`,
    coursePayment: t`Course payments to review`,
    eventPayment: t`Event payments to review`,
    feePayment: t`Fee payments to review`,
    overdueFee: t`Overdue monthly fees`,
    studentWithoutTeacher: t`Students without a teacher`,
    courseRequest: t`New students who asked for a course`,
    studentWithoutId: t`Students without an ID`,
    owedRegister: t`Teachers with missing attendance`,
    trial: t`Trial lessons to arrange`,
  }
  const kinds = pendingKinds.filter((kind) => (counts[kind] ?? 0) > 0)
  if (kinds.length === 0) {
    return (
      <EmptyMessage>
        <CircleCheck aria-hidden />
        <Trans>You’re all caught up.</Trans>
      </EmptyMessage>
    )
  }
  return (
    <Chips>
      {kinds.map((kind) => {
        const { [kind]: count = 0 } = counts
        const { [kind]: since } = oldest ?? {}
        const age = since && formatAge(since, now, locale)
        const [countId, ageId] = [`${prefix}${kind}`, `${prefix}${kind}-age`]
        return (
          <Chip key={kind}>
            <Count id={countId}>{i18n.number(count)}</Count>
            <TextLink href={getInboxHref(kind)} aria-describedby={age ? `${countId} ${ageId}` : countId}>
              {labels[kind]}
            </TextLink>
            {age && (
              <Text as="span" tone="muted" size="sm" id={ageId}>
                {count > 1 ? t`Oldest: ${age}` : age}
              </Text>
            )}
          </Chip>
        )
      })}
    </Chips>
  )
}
