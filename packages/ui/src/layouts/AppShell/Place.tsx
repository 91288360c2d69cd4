import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-aria-components/Link'
import { styled } from 'styled-components'
import { Tooltip } from '#components/Tooltip/Tooltip.tsx'
import type { NavigationEntry } from '#model/navigation.ts'
import { Words, entryLook } from './Navigation.styles.ts'
import { PlaceCount, SignWithCount } from './PlaceCount.tsx'
import { useCountText } from './useCountText.ts'
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
export function Place({ entry: { id, title, path = '', count }, currentPath, isFolded, onNavigate }: PlaceProps) {
  const { i18n, t } = useLingui()
  const words = i18n._(title)
  const text = useCountText()(count ?? 0)
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
          <SignWithCount>
            {iconOf(id)}
            <PlaceCount count={count} isOverSign />
          </SignWithCount>
        ) : (
          iconOf(id)
        )}
        {!isFolded && <Words>{words}</Words>}
        {!isFolded && count !== undefined && <PlaceCount count={count} />}
      </EntryLink>
    </Tooltip>
  )
}
