import { useLingui } from '@lingui/react/macro'
import { Ellipsis } from 'lucide-react'
import { useId } from 'react'
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.ts'
import type { NavigationEntry } from '#lib/navigation/navigation.ts'
import { flattenNavigation } from '#lib/navigation/navigationSections.ts'
import { Bar, MoreButton, BottomBarLink, IconBox, Label } from './BottomBar.styles.ts'
import { NavigationBadge, IconWithBadge } from './NavigationBadge.tsx'
import { useCountFormatter } from './useCountFormatter.ts'
import { getNavigationIcon } from './navigationIcons.tsx'

type BottomBarProps = {
  entries: readonly NavigationEntry[]
  currentPath: string
  isMoreOpen: boolean
  onMore: () => void
}

/** The places that a phone’s thumb goes to most, and the way to all others; a place among those is marked as theirs. */
export function BottomBar({ entries, currentPath, isMoreOpen, onMore }: BottomBarProps) {
  const { t, i18n } = useLingui()
  const all = flattenNavigation(entries)
  // What waits behind a place that has none in the bar is told where the way to it is.
  const waiting = all.reduce((sum, { count = 0, barTitle }) => sum + (barTitle ? 0 : count), 0)
  const waitingId = useId()
  const waitingText = useCountFormatter()(waiting)
  const isElsewhere = all.some(({ path, barTitle }) => path === currentPath && !barTitle)
  return (
    <Bar aria-label={t`Shortcuts`} data-off-paper>
      <ul>
        {all.map(
          ({ id, title, barTitle, path = '' }) =>
            barTitle && (
              <li key={id}>
                <BottomBarLink
                  href={path}
                  aria-label={i18n._(title)}
                  {...(path === currentPath && { 'aria-current': 'page' as const })}
                >
                  <IconBox>{getNavigationIcon(id)}</IconBox>
                  <Label>{i18n._(barTitle)}</Label>
                </BottomBarLink>
              </li>
            ),
        )}
        <li>
          <MoreButton
            aria-haspopup="dialog"
            aria-expanded={isMoreOpen}
            {...(waiting > 0 && { 'aria-describedby': waitingId })}
            {...(isElsewhere && { 'aria-current': true })}
            onPress={onMore}
          >
            <IconBox>
              {waiting > 0 ? (
                <IconWithBadge>
                  <Ellipsis aria-hidden />
                  <NavigationBadge count={waiting} isOverSign isTold={false} />
                </IconWithBadge>
              ) : (
                <Ellipsis aria-hidden />
              )}
            </IconBox>
            <Label>{t`More`}</Label>
          </MoreButton>
          {waiting > 0 && <VisuallyHidden id={waitingId}>{t`${waitingText} waiting`}</VisuallyHidden>}
        </li>
      </ul>
    </Bar>
  )
}
