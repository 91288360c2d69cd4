import { styled } from 'styled-components'
import { mediaDown, tokens } from '#theme/tokens.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import type { Remote } from '#remote.ts'
import { Button } from '../Button/Button.tsx'
import { RetryButton } from '../RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonLine } from '../Skeleton/Skeleton.tsx'
import { TextLink } from '../TextLink/TextLink.tsx'

const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space[1]} ${tokens.space[4]};
  align-content: start;
  align-items: center;
  block-size: 100%;
  padding: ${tokens.space[5]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};

  ${mediaDown('xl')} {
    gap: ${tokens.space[1]} ${tokens.space[3]};
    padding: ${tokens.space[4]};
  }
  &[data-is-link]:hover {
    border-color: ${tokens.color.borderStrong};
    background: ${tokens.color.surfaceHover};
  }
  /* The whole card is the link's target. */
  a::after {
    position: absolute;
    inset: 0;
    border-radius: ${tokens.radius.lg};
    content: '';
  }
  a {
    min-block-size: 0;
  }
  a[data-focus-visible] {
    outline: none;
  }
  a[data-focus-visible]::after {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: 2px;
  }
`

const IconBox = styled.span`
  display: grid;
  grid-row: span 2;
  align-self: start;
  place-items: center;
  inline-size: ${tokens.size.control};
  block-size: ${tokens.size.control};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.brandSoft};
  color: ${tokens.color.onBrandSoft};

  svg {
    inline-size: 22px;
    block-size: 22px;
  }
`

const Title = styled.p`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
  overflow-wrap: anywhere;

  a {
    color: inherit;
    text-decoration: none;
  }
`

const Count = styled.p`
  font-size: ${tokens.text.xxl};
  font-weight: ${tokens.weight.semibold};
  font-variant-numeric: tabular-nums;
  line-height: ${tokens.leading.tight};

  > span {
    display: inline-block;
  }
`

/** On the same edge as label and number. */
const NewCount = styled.p`
  grid-column: 2;
  color: ${tokens.color.success};
  font-size: ${tokens.text.sm};
`

const StaleNotice = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  grid-column: 1 / -1;
  gap: ${tokens.space[2]};
  justify-items: start;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
`

const Failure = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  grid-column: 1 / -1;
  gap: ${tokens.space[2]};
  justify-items: start;
  color: ${tokens.color.danger};
  font-size: ${tokens.text.sm};
  overflow-wrap: anywhere;
`

export type StatCardProps = {
  label: string
  /** An empty list counts as 0, not as an error. */
  count: Remote<number>
  icon: ReactNode
  /** Link to the counted items; the whole card is its target. */
  href?: string
  /** Number of new items, shown below the count if positive. */
  newThisMonth?: number | undefined
}

/** A number on a dashboard. */
export function StatCard({ label, count, icon, href, newThisMonth }: StatCardProps) {
  const linkId = useId()
  const countId = useId()
  return (
    <Root data-is-link={href !== undefined || undefined}>
      <IconBox aria-hidden>{icon}</IconBox>
      <Title>
        {href === undefined ? (
          label
        ) : (
          <TextLink
            href={href}
            id={linkId}
            {...(count.state === 'ready' && { 'aria-labelledby': `${linkId} ${countId}` })}
          >
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
              <Trans>This number may be out of date.</Trans>
            </p>
            <RetryButton stale={count.stale} />
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
