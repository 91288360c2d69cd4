import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-aria-components/Link'
import { styled } from 'styled-components'
import { Tooltip } from '#components/Tooltip/Tooltip.tsx'
import type { NavigationEntry } from '#model/navigation.ts'
import { Words, entryLook } from './Navigation.styles.ts'
import { iconOf } from './navigationIcons.tsx'

const EntryLink = styled(Link)`
  ${entryLook}
`

export type PlaceProps = {
  entry: NavigationEntry
  currentPath: string
  /** Shows its sign only, with a tooltip. */
  isFolded: boolean
  onNavigate?: (() => void) | undefined
}

/** A line of the menu that leads to a page. */
export function Place({ entry: { id, title, path = '' }, currentPath, isFolded, onNavigate }: PlaceProps) {
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
