import { css, styled } from 'styled-components'
import { Button } from 'react-aria-components/Button'
import { Link } from 'react-aria-components/Link'
import { mediaShort, tokens } from '#theme/tokens.ts'
import { useLingui } from '@lingui/react/macro'
import { Ellipsis } from 'lucide-react'
import { useId } from 'react'
import { VisuallyHidden } from '#components/Text/Text.tsx'
import { type NavigationEntry, flattenNavigation, getBarEntries } from '#lib/navigation/navigationEntries.ts'
import { NavigationBadge, IconWithBadge, useCountFormatter } from './NavigationBadge.tsx'
import { getNavigationIcon } from './navigationIcons.tsx'

const Bar = styled.nav`
  /* A form with sticky actions makes it static in low windows. */
  position: var(--shortcuts-position, sticky);
  inset-block-end: 0;
  z-index: ${tokens.layer.header};
  min-inline-size: 0;
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};

  > ul {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
  ${mediaShort} {
    position: static;
  }
`

/** Above the label, which screen readers read first. */
const IconBox = styled.span`
  display: grid;
  order: -1;
  inline-size: min(3.5rem, 100%);
  padding-block: ${tokens.space[1]};
  place-items: center;
  border-radius: ${tokens.radius.full};

  svg {
    inline-size: ${tokens.size.icon};
    block-size: ${tokens.size.icon};
  }
`

/** Wraps with wide text spacing (WCAG 1.4.12). */
const Label = styled.span`
  max-inline-size: 100%;
  padding-inline: 1px;
  overflow-wrap: anywhere;
  hyphens: auto;
  text-align: center;
`

const itemStyles = css`
  display: grid;
  align-content: center;
  justify-items: center;
  inline-size: 100%;
  min-block-size: calc(${tokens.size.bar} - 1px);
  padding: 0;
  border: 0;
  background: none;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.xs};
  font-weight: ${tokens.weight.medium};
  line-height: ${tokens.leading.tight};
  text-decoration: none;
  cursor: pointer;
  outline: none;
  -webkit-tap-highlight-color: transparent;

  &[aria-current] {
    color: ${tokens.color.onBrandSoft};
    font-weight: ${tokens.weight.semibold};

    ${IconBox} {
      background: ${tokens.color.brandSoft};
    }
  }
  &[data-focus-visible] {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: -3px;
    border-radius: ${tokens.radius.md};
  }
  /* Forced colours remove the tint, so the current entry gets another colour. */
  @media (forced-colors: active) {
    &[aria-current] {
      forced-color-adjust: none;
      color: Highlight;
    }
  }
`

const BottomBarLink = styled(Link)`
  ${itemStyles}
`

const MoreButton = styled(Button)`
  ${itemStyles}
`

type BottomBarProps = {
  entries: readonly NavigationEntry[]
  currentPath: string
  isMoreOpen: boolean
  onMore: () => void
}

type BarItemProps = { entry: NavigationEntry; isCurrent: boolean }

/** The most used pages on a phone, and a button for all others, which is marked as current for those. */
export function BottomBar({ entries, currentPath, isMoreOpen, onMore }: BottomBarProps) {
  const { t } = useLingui()
  const all = flattenNavigation(entries)
  // Counts of entries that aren't in the bar are shown on the More button.
  const pending = all.reduce((sum, { count = 0, barTitle }) => sum + (barTitle ? 0 : count), 0)
  const waitingId = useId()
  const waitingText = useCountFormatter()(pending)
  const inTheBar = getBarEntries(entries)
  const isCurrentInMore = inTheBar.every(({ path }) => path !== currentPath)
  return (
    <Bar aria-label={t`Shortcuts`} data-off-paper>
      <ul>
        {inTheBar.map((entry) => (
          <li key={entry.id}>
            <BarItem entry={entry} isCurrent={entry.path === currentPath} />
          </li>
        ))}
        <li>
          <MoreButton
            aria-haspopup="dialog"
            aria-expanded={isMoreOpen}
            {...(pending > 0 && { 'aria-describedby': waitingId })}
            {...(isCurrentInMore && { 'aria-current': true })}
            onPress={onMore}
          >
            <IconBox>
              {pending > 0 ? (
                <IconWithBadge>
                  <Ellipsis aria-hidden />
                  <NavigationBadge count={pending} isOverIcon isAnnounced={false} />
                </IconWithBadge>
              ) : (
                <Ellipsis aria-hidden />
              )}
            </IconBox>
            <Label>{t`More`}</Label>
          </MoreButton>
          {pending > 0 && <VisuallyHidden id={waitingId}>{t`${waitingText} pending`}</VisuallyHidden>}
        </li>
      </ul>
    </Bar>
  )
}

function BarItem({ entry: { id, title, barTitle = title, path = '', count }, isCurrent }: BarItemProps) {
  const { i18n } = useLingui()
  return (
    <BottomBarLink href={path} {...(isCurrent && { 'aria-current': 'page' as const })}>
      <Label>{i18n._(barTitle)}</Label>
      <IconBox>
        {count === undefined ? (
          getNavigationIcon(id)
        ) : (
          <IconWithBadge>
            {getNavigationIcon(id)}
            <NavigationBadge count={count} isOverIcon />
          </IconWithBadge>
        )}
      </IconBox>
    </BottomBarLink>
  )
}
