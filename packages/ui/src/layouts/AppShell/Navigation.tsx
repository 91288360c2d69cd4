import { useLingui } from '@lingui/react/macro'
import { useId, type ReactNode, useState } from 'react'
import { type NavigationEntry, isActiveEntry, getNavigationSections } from '#lib/navigation/navigationEntries.ts'
import { Caption, List, Sections, Chevron, Label, captionStyles, navigationLinkStyles } from './Sidebar.styles.ts'
import { ChevronDown } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { styled } from 'styled-components'
import { Link } from 'react-aria-components/Link'
import { Tooltip } from '#components/Tooltip/Tooltip.tsx'
import { NavigationBadge, IconWithBadge, useCountFormatter } from './NavigationBadge.tsx'
import { getNavigationIcon } from './navigationIcons.tsx'

const EntryLink = styled(Link)`
  ${navigationLinkStyles}
`

type NavigationLinkProps = {
  entry: NavigationEntry
  currentPath: string
  /** Shows only the icon, with a tooltip. */
  isFolded: boolean
  onNavigate?: (() => void) | undefined
}

/** Menu link to a page. */
function NavigationLink({
  entry: { id, title, path = '', count },
  currentPath,
  isFolded,
  onNavigate,
}: NavigationLinkProps) {
  const { i18n, t } = useLingui()
  const words = i18n._(title)
  const text = useCountFormatter()(count ?? 0)
  const accessibleName = count === undefined ? words : t`${words}, ${text} pending`
  return (
    <Tooltip label={accessibleName} isDisabled={!isFolded} placement="end">
      <EntryLink
        href={path}
        {...(path === currentPath && { 'aria-current': 'page' as const })}
        {...(isFolded && { 'aria-label': accessibleName })}
        {...(onNavigate && { onPress: onNavigate })}
      >
        {isFolded && count !== undefined ? (
          <IconWithBadge>
            {getNavigationIcon(id)}
            <NavigationBadge count={count} isOverIcon />
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

const CaptionButton = styled(AriaButton)`
  ${captionStyles}
`

type NavigationGroupProps = { entry: NavigationEntry; currentPath: string; children: ReactNode }

/**
 * A menu group, open at first. It opens again when one of its pages is opened; while it is closed over the current
 * page, the group itself is marked as current.
 */
function NavigationGroup({ entry, currentPath, children }: NavigationGroupProps) {
  const { i18n } = useLingui()
  const isCurrent = isActiveEntry(entry, currentPath)
  const [isExpanded, setIsExpanded] = useState(true)
  const captionId = useId()
  const panelId = useId()
  const [lastPath, setLastPath] = useState(currentPath)
  if (currentPath !== lastPath) {
    setLastPath(currentPath)
    if (isCurrent) setIsExpanded(true)
  }
  return (
    <>
      <CaptionButton
        id={captionId}
        aria-expanded={isExpanded}
        aria-controls={panelId}
        onPress={() => setIsExpanded(!isExpanded)}
        {...(isCurrent && !isExpanded && { 'aria-current': true })}
      >
        <Label>{i18n._(entry.title)}</Label>
        <Chevron as={ChevronDown} $isOpen={isExpanded} aria-hidden />
      </CaptionButton>
      <div id={panelId} role="group" aria-labelledby={captionId} hidden={!isExpanded}>
        {isExpanded && children}
      </div>
    </>
  )
}

export type NavigationProps = Omit<NavigationLinkProps, 'entry'> & { entries: readonly NavigationEntry[] }

/** The menu of one role, in groups and ungrouped sections. */
export function Navigation({ entries, ...props }: NavigationProps) {
  const { t } = useLingui()
  const captionId = useId()
  const renderList = (places: readonly NavigationEntry[], caption?: string) => (
    <List {...(caption !== undefined && { 'aria-labelledby': caption })}>
      {places.map((entry) => (
        <li key={entry.id}>
          <NavigationLink entry={entry} {...props} />
        </li>
      ))}
    </List>
  )
  return (
    <Sections $isFolded={props.isFolded}>
      {getNavigationSections(entries).map(({ group, places }, index) => {
        const isCaptioned = index > 0 && !props.isFolded
        return (
          <li key={group?.id ?? index}>
            {group && !props.isFolded ? (
              <NavigationGroup entry={group} currentPath={props.currentPath}>
                {renderList(places)}
              </NavigationGroup>
            ) : (
              <>
                {isCaptioned && <Caption id={captionId}>{t`School`}</Caption>}
                {renderList(places, isCaptioned ? captionId : undefined)}
              </>
            )}
          </li>
        )
      })}
    </Sections>
  )
}
