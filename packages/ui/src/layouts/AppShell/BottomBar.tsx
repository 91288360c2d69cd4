import { useLingui } from '@lingui/react/macro'
import { Ellipsis } from 'lucide-react'
import { useId } from 'react'
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.ts'
import type { NavigationEntry } from '#model/navigation.ts'
import { placesOf } from '#model/navigationSections.ts'
import { Bar, MoreButton, PlaceLink, Sign, Words } from './BottomBar.styles.ts'
import { PlaceCount, SignWithCount } from './PlaceCount.tsx'
import { useCountText } from './useCountText.ts'
import { iconOf } from './navigationIcons.tsx'

type BottomBarProps = {
  entries: readonly NavigationEntry[]
  currentPath: string
  isMoreOpen: boolean
  onMore: () => void
}

/** The places that a phone’s thumb goes to most, and the way to all others; a place among those is marked as theirs. */
export function BottomBar({ entries, currentPath, isMoreOpen, onMore }: BottomBarProps) {
  const { t, i18n } = useLingui()
  const all = placesOf(entries)
  // What waits behind a place that has none in the bar is told where the way to it is.
  const waiting = all.reduce((sum, { count = 0, barTitle }) => sum + (barTitle ? 0 : count), 0)
  const waitingId = useId()
  const waitingText = useCountText()(waiting)
  const isElsewhere = all.some(({ path, barTitle }) => path === currentPath && !barTitle)
  return (
    <Bar aria-label={t`Shortcuts`} data-off-paper>
      <ul>
        {all.map(
          ({ id, title, barTitle, path = '' }) =>
            barTitle && (
              <li key={id}>
                <PlaceLink
                  href={path}
                  aria-label={i18n._(title)}
                  {...(path === currentPath && { 'aria-current': 'page' as const })}
                >
                  <Sign>{iconOf(id)}</Sign>
                  <Words>{i18n._(barTitle)}</Words>
                </PlaceLink>
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
            <Sign>
              {waiting > 0 ? (
                <SignWithCount>
                  <Ellipsis aria-hidden />
                  <PlaceCount count={waiting} isOverSign isTold={false} />
                </SignWithCount>
              ) : (
                <Ellipsis aria-hidden />
              )}
            </Sign>
            <Words>{t`More`}</Words>
          </MoreButton>
          {waiting > 0 && <VisuallyHidden id={waitingId}>{t`${waitingText} waiting`}</VisuallyHidden>}
        </li>
      </ul>
    </Bar>
  )
}
