import { useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { styled } from 'styled-components'
import { type NavigationEntry, isActiveEntry } from '#lib/navigation/navigation.ts'
import { Chevron, Label, captionStyles } from './Navigation.styles.ts'

const CaptionButton = styled(AriaButton)`
  ${captionStyles}
`

type NavigationGroupProps = { entry: NavigationEntry; currentPath: string; children: ReactNode }

/**
 * A group of the menu, which starts open. It opens whenever a page of it is opened, however one got there; closed over
 * that page it is marked in its place.
 */
export function NavigationGroup({ entry, currentPath, children }: NavigationGroupProps) {
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
