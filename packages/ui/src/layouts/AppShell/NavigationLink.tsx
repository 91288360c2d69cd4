import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-aria-components/Link'
import { styled } from 'styled-components'
import { Tooltip } from '#components/Tooltip/Tooltip.tsx'
import type { NavigationEntry } from '#lib/navigation/navigation.ts'
import { Label, navigationLinkStyles } from './Navigation.styles.ts'
import { NavigationBadge, IconWithBadge } from './NavigationBadge.tsx'
import { useCountFormatter } from './useCountFormatter.ts'
import { getNavigationIcon } from './navigationIcons.tsx'

const EntryLink = styled(Link)`
  ${navigationLinkStyles}
`

export type NavigationLinkProps = {
  entry: NavigationEntry
  currentPath: string
  /** Shows its sign only, with a tooltip. */
  isFolded: boolean
  onNavigate?: (() => void) | undefined
}

/** A line of the menu that leads to a page. */
export function NavigationLink({
  entry: { id, title, path = '', count },
  currentPath,
  isFolded,
  onNavigate,
}: NavigationLinkProps) {
  const { i18n, t } = useLingui()
  const words = i18n._(title)
  const text = useCountFormatter()(count ?? 0)
  const told = count === undefined ? words : t`${words}, ${text} waiting`
  return (
    <Tooltip label={told} isDisabled={!isFolded} placement="end">
      <EntryLink
        href={path}
        {...(path === currentPath && { 'aria-current': 'page' as const })}
        {...(isFolded && { 'aria-label': told })}
        {...(onNavigate && { onPress: onNavigate })}
      >
        {isFolded && count !== undefined ? (
          <IconWithBadge>
            {getNavigationIcon(id)}
            <NavigationBadge count={count} isOverSign />
          </IconWithBadge>
        ) : (
          getNavigationIcon(id)
        )}
        {!isFolded && <Label>{words}</Label>}
        {!isFolded && count !== undefined && <NavigationBadge count={count} />}
      </EntryLink>
    </Tooltip>
  )
}
