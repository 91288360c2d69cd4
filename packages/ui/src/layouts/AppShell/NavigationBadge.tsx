import { useLocale } from 'react-aria-components/I18nProvider'
import { formatCount } from '#lib/memoizeByKey.ts'
import { useLingui } from '@lingui/react/macro'
import { css, styled } from 'styled-components'
import { VisuallyHidden } from '#components/Text/Text.tsx'
import { tokens } from '#theme/tokens.ts'

const MAX_COUNT = 99

/** Formats counts compactly: above 99 as `99+`. */
export function useCountFormatter(): (count: number) => string {
  const { locale } = useLocale()
  return (count) => (count > MAX_COUNT ? `${formatCount(MAX_COUNT, locale)}+` : formatCount(count, locale))
}

/** Leaves the icon visible and stays within the entry even for `99+`. */
const overSign = css`
  position: absolute;
  inset-block-start: -9px;
  inset-inline-end: 0;
  min-inline-size: 1.125rem;
  padding-inline: 2px;
  line-height: 1.125rem;
`

/** Count of a menu entry; with `$isOverSign` in the corner of its icon. */
const Root = styled.span<{ $isOverSign: boolean }>`
  flex: none;
  min-inline-size: 1.5rem;
  padding-inline: 6px;
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.brand};
  color: ${tokens.color.onBrand};
  font-family: ${tokens.font.body};
  font-size: ${tokens.text.xs};
  font-weight: ${tokens.weight.semibold};
  font-variant-numeric: tabular-nums;
  line-height: 1.5rem;
  text-align: center;
  ${({ $isOverSign }) => $isOverSign && overSign}
`

export const IconWithBadge = styled.span`
  position: relative;
  display: inline-grid;
  inline-size: 100%;
  max-inline-size: 3.5rem;
  place-items: center;
`

type NavigationBadgeProps = {
  count: number
  isOverIcon?: boolean
  /** Whether screen readers read it; false if the label already includes the count. */
  isAnnounced?: boolean
}

/** Number of waiting items of a menu entry. */
export function NavigationBadge({ count, isOverIcon = false, isAnnounced = true }: NavigationBadgeProps) {
  const { t } = useLingui()
  const text = useCountFormatter()(count)
  return (
    <Root $isOverSign={isOverIcon} aria-hidden={!isAnnounced}>
      {' '}
      {text} {isAnnounced && <VisuallyHidden>{t({ message: 'pending', context: 'menu' })}</VisuallyHidden>}{' '}
    </Root>
  )
}
