import { type ReactNode, useRef, useState } from 'react'
import { PressResponder } from 'react-aria/private/interactions/PressResponder'
import { useMenuTrigger } from 'react-aria/useMenu'
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState'
import { lateComponent } from '#late/lateComponent.tsx'
import { Coming } from '../Coming/Coming.tsx'
import type { MenuPanelProps } from './MenuPanel.tsx'

const Panel = lateComponent(async () => (await import('./MenuPanel.tsx')).MenuPanel, Coming)

type MenuProps = MenuPanelProps & {
  /** The button that opens it: one of ours, or any button of react-aria. */
  children: ReactNode
}

/** Things to choose, to do or places to go, behind one button; what opens comes when it is near. */
export function Menu({ children, ...entries }: MenuProps) {
  const state = useMenuTriggerState({})
  const triggerRef = useRef<HTMLButtonElement>(null)
  const { menuTriggerProps, menuProps } = useMenuTrigger<object>({ type: 'menu' }, state, triggerRef)
  const [wasOpen, setWasOpen] = useState(false)
  if (state.isOpen && !wasOpen) setWasOpen(true)
  return (
    <>
      <PressResponder {...menuTriggerProps} ref={triggerRef} isPressed={state.isOpen}>
        {children}
      </PressResponder>
      {wasOpen && <Panel {...entries} state={state} menuProps={menuProps} triggerRef={triggerRef} />}
    </>
  )
}
