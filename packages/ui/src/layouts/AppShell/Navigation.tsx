import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { NavigationEntry } from '#lib/navigation/navigation.ts'
import { getNavigationSections } from '#lib/navigation/navigationSections.ts'
import { Caption, List, Sections } from './Navigation.styles.ts'
import { NavigationGroup } from './NavigationGroup.tsx'
import { NavigationLink, type NavigationLinkProps } from './NavigationLink.tsx'

export type NavigationProps = Omit<NavigationLinkProps, 'entry'> & { entries: readonly NavigationEntry[] }

/** The places of one role: groups that open and close, and what stands in none. */
export function Navigation({ entries, ...props }: NavigationProps) {
  const { t } = useLingui()
  const captionId = useId()
  const listOf = (places: readonly NavigationEntry[], caption?: string) => (
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
                {listOf(places)}
              </NavigationGroup>
            ) : (
              <>
                {isCaptioned && <Caption id={captionId}>{t`School`}</Caption>}
                {listOf(places, isCaptioned ? captionId : undefined)}
              </>
            )}
          </li>
        )
      })}
    </Sections>
  )
}
