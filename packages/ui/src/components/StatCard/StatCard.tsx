import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import type { Remote } from '#remote.ts'
import { Button } from '../Button/Button.tsx'
import { RetryButton } from '../StaleDataBanner/StaleDataBanner.tsx'
import { LoadingRegion, SkeletonLine } from '../Skeleton/Skeleton.tsx'
import { TextLink } from '../TextLink/TextLink.tsx'
import { Count, StaleNotice, Failure, NewCount, Root, IconBox, Title } from './StatCard.styles.ts'

export type StatCardProps = {
  label: string
  /** Derived from a list: none is 0, never an error. */
  count: Remote<number>
  icon: ReactNode
  /** Where the counted things are listed; the whole card leads there. */
  href?: string
  /** How many of them are new: said below the number where there are any. */
  newThisMonth?: number | undefined
}

/** One number of a dashboard. */
export function StatCard({ label, count, icon, href, newThisMonth }: StatCardProps) {
  const countId = useId()
  return (
    <Root data-is-link={href !== undefined || undefined}>
      <IconBox aria-hidden>{icon}</IconBox>
      <Title>
        {href === undefined ? (
          label
        ) : (
          <TextLink href={href} {...(count.state === 'ready' && { 'aria-describedby': countId })}>
            {label}
          </TextLink>
        )}
      </Title>
      <Content id={countId} label={label} count={count} newThisMonth={newThisMonth} />
    </Root>
  )
}

type ContentProps = Pick<StatCardProps, 'label' | 'count' | 'newThisMonth'> & { id: string }

function Content({ id, label, count, newThisMonth = 0 }: ContentProps) {
  const { i18n, t } = useLingui()
  const added = i18n.number(newThisMonth)
  if (count.state === 'ready') {
    return (
      <>
        <Count id={id}>{i18n.number(count.data)}</Count>
        {newThisMonth > 0 && <NewCount>{t`+${added} this month`}</NewCount>}
        {count.stale && (
          <StaleNotice role="status">
            <p>
              <Trans>This number may be old.</Trans>
            </p>
            <RetryButton doubt={count.stale} />
          </StaleNotice>
        )}
      </>
    )
  }
  if (count.state === 'loading') {
    return (
      <LoadingRegion label={t`Loading ${label}`}>
        <Count>
          <SkeletonLine width="3rem" />
        </Count>
      </LoadingRegion>
    )
  }
  return (
    <Failure role="alert">
      <p>{count.message}</p>
      <Button size="sm" onPress={count.retry}>
        <Trans>Try again</Trans>
      </Button>
    </Failure>
  )
}
