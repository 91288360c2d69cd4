import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { NavigationEntry } from '#model/navigation.ts'
import { sectionsOf } from '#model/navigationSections.ts'
import { Caption, List, Sections } from './Navigation.styles.ts'
import { Group } from './Group.tsx'
import { Place, type PlaceProps } from './Place.tsx'

export type NavigationProps = Omit<PlaceProps, 'entry'> & { entries: readonly NavigationEntry[] }

/** The places of one role: groups that open and close, and what stands in none. */
export function Navigation({ entries, ...props }: NavigationProps) {
  const { t } = useLingui()
  const captionId = useId()
  const listOf = (places: readonly NavigationEntry[], caption?: string) => (
    <List {...(caption !== undefined && { 'aria-labelledby': caption })}>
      {places.map((entry) => (
        <li key={entry.id}>
          <Place entry={entry} {...props} />
        </li>
      ))}
    </List>
  )
  return (
    <Sections $isFolded={props.isFolded}>
      {sectionsOf(entries).map(({ group, places }, index) => {
        const isCaptioned = index > 0 && !props.isFolded
        return (
          <li key={group?.id ?? index}>
            {group && !props.isFolded ? (
              <Group entry={group} currentPath={props.currentPath}>
                {listOf(places)}
              </Group>
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
