import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { styled } from 'styled-components'
import { Button } from '#components/Button/Button.tsx'
import { RetryButton } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonLine } from '#components/Skeleton/Skeleton.tsx'
import { Card } from '#components/Surface/Surface.tsx'
import { Text } from '#components/Text/Text.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import type { Remote } from '#remote.ts'
import { tokens } from '#theme/tokens.ts'

const List = styled.ul`
  display: grid;
  margin-block: calc(-1 * ${tokens.space[2]});
`

/** Label, number and change, each in a column of its own. The whole row is a link. */
const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${tokens.space[3]};
  align-items: center;
  /* The border isn't part of the link's target. */
  min-block-size: calc(${tokens.size.control} + 1px);
  padding-block: ${tokens.space[1]};

  &[data-has-change] {
    grid-template-columns: minmax(0, 1fr) auto 7rem;
  }
  & + & {
    border-block-start: 1px solid ${tokens.color.border};
  }
  &:hover {
    background: ${tokens.color.surfaceHover};
  }
  a {
    min-block-size: 0;
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

const Change = styled.span`
  color: ${tokens.color.success};
  font-size: ${tokens.text.sm};
  line-height: ${tokens.leading.tight};
  text-align: end;
`

/** Stays pressable above the link of the row. */
const Problem = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  grid-column: 1 / -1;
  gap: ${tokens.space[2]};
  justify-items: start;
  padding-block: ${tokens.space[1]} ${tokens.space[2]};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
  overflow-wrap: anywhere;

  &[role='alert'] {
    color: ${tokens.color.danger};
  }
`

type Stat = {
  id: string
  label: string
  /** An empty list counts as 0, not as an error. */
  count: Remote<number>
  href: string
  /** Number of new items this month; undefined if unknown. */
  newThisMonth: number | undefined
}

/** The school's numbers as one list, with their change this month. */
export function StatRows({ stats }: { stats: readonly Stat[] }) {
  const { t } = useLingui()
  const headId = useId()
  return (
    <Card aria-labelledby={headId}>
      <Text as="h2" size="xl" id={headId}>
        <Trans>At a glance</Trans>
      </Text>
      <List role="list" aria-label={t`At a glance`}>
        {stats.map(({ id, ...stat }) => (
          <StatRow key={id} {...stat} />
        ))}
      </List>
    </Card>
  )
}

function StatRow({ label, count, href, newThisMonth }: Omit<Stat, 'id'>) {
  const { t, i18n } = useLingui()
  const countId = useId()
  const added = i18n.number(newThisMonth ?? 0)
  return (
    <Row data-has-change={newThisMonth !== undefined || undefined}>
      <TextLink href={href} {...(count.state === 'ready' && { 'aria-describedby': countId })}>
        {label}
      </TextLink>
      {count.state === 'ready' && (
        <>
          <Text as="strong" size="lg" weight="semibold" isTabular id={countId}>
            {i18n.number(count.data)}
          </Text>
          {newThisMonth !== undefined && newThisMonth > 0 && <Change>{t`+${added} this month`}</Change>}
          {count.stale && (
            <Problem role="status">
              <p>
                <Trans>This number may be out of date.</Trans>
              </p>
              <RetryButton stale={count.stale} />
            </Problem>
          )}
        </>
      )}
      {count.state === 'loading' && (
        <LoadingRegion label={t`Loading ${label}`}>
          <SkeletonLine width="3rem" />
        </LoadingRegion>
      )}
      {count.state === 'failed' && (
        <Problem role="alert">
          <p>{count.message}</p>
          <Button size="sm" onPress={count.retry}>
            <Trans>Try again</Trans>
          </Button>
        </Problem>
      )}
    </Row>
  )
}
