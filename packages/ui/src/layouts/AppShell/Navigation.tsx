import { useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import { Link } from 'react-aria-components/Link'
import { styled } from 'styled-components'
import { Menu } from '#components/Menu/Menu.tsx'
import { Tooltip } from '#components/Tooltip/Tooltip.tsx'
import { type NavigationEntry, isActive } from '#model/navigation.ts'
import { Chevron, List, SubList, Words, entryLook } from './Navigation.styles.ts'
import { iconOf } from './navigationIcons.tsx'

const EntryLink = styled(Link)`
  ${entryLook}
`

const GroupButton = styled(AriaButton)`
  ${entryLook}
`

type NavigationProps = {
  entries: readonly NavigationEntry[]
  currentPath: string
  /** Shows signs only, with tooltips; groups open as menus. */
  isFolded: boolean
  onNavigate?: (() => void) | undefined
}

/** The list of places of one role, with groups that open and close. */
export function Navigation({ entries, currentPath, isFolded, onNavigate }: NavigationProps) {
  return (
    <List>
      {entries.map((entry) => (
        <li key={entry.id}>
          {entry.children ? (
            isFolded ? (
              <FoldedGroup entry={entry} currentPath={currentPath} />
            ) : (
              <Group entry={entry} currentPath={currentPath} onNavigate={onNavigate} />
            )
          ) : (
            <Place entry={entry} currentPath={currentPath} isFolded={isFolded} onNavigate={onNavigate} />
          )}
        </li>
      ))}
    </List>
  )
}

type EntryProps = { entry: NavigationEntry; currentPath: string; onNavigate?: (() => void) | undefined }

function Place({
  entry: { id, title, path = '' },
  currentPath,
  isFolded,
  onNavigate,
}: EntryProps & { isFolded: boolean }) {
  const { i18n } = useLingui()
  const words = i18n._(title)
  return (
    <Tooltip label={words} isDisabled={!isFolded} placement="end">
      <EntryLink
        href={path}
        {...(path === currentPath && { 'aria-current': 'page' as const })}
        {...(isFolded && { 'aria-label': words })}
        {...(onNavigate && { onPress: onNavigate })}
      >
        {iconOf(id)}
        {!isFolded && <Words>{words}</Words>}
      </EntryLink>
    </Tooltip>
  )
}

/** Opens whenever a page of it is opened, however one got there; closed over that page it is marked in its place. */
function Group({ entry, currentPath, onNavigate }: EntryProps) {
  const { i18n } = useLingui()
  const isCurrent = isActive(entry, currentPath)
  const [isExpanded, setIsExpanded] = useState(isCurrent)
  const [lastPath, setLastPath] = useState(currentPath)
  if (currentPath !== lastPath) {
    setLastPath(currentPath)
    if (isCurrent) setIsExpanded(true)
  }
  return (
    <Disclosure isExpanded={isExpanded} onExpandedChange={setIsExpanded}>
      <GroupButton slot="trigger" {...(isCurrent && !isExpanded && { 'aria-current': true })}>
        {iconOf(entry.id)}
        <Words>{i18n._(entry.title)}</Words>
        <Chevron as={ChevronDown} $isOpen={isExpanded} aria-hidden />
      </GroupButton>
      <DisclosurePanel>
        {isExpanded && (
          <SubList>
            {entry.children?.map((child) => (
              <li key={child.id}>
                <Place
                  entry={{ ...child, id: '' }}
                  currentPath={currentPath}
                  isFolded={false}
                  onNavigate={onNavigate}
                />
              </li>
            ))}
          </SubList>
        )}
      </DisclosurePanel>
    </Disclosure>
  )
}

function FoldedGroup({ entry, currentPath }: EntryProps) {
  const { i18n } = useLingui()
  const words = i18n._(entry.title)
  const items = entry.children?.map(({ id, title, path = '' }) => ({ id, label: i18n._(title), href: path })) ?? []
  return (
    <Menu label={words} items={items} placement="end top">
      <Tooltip label={words} placement="end">
        <GroupButton aria-label={words} {...(isActive(entry, currentPath) && { 'aria-current': true })}>
          {iconOf(entry.id)}
        </GroupButton>
      </Tooltip>
    </Menu>
  )
}
