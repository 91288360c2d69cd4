import { type ReactNode, useRef } from 'react'
import { PressResponder } from 'react-aria/private/interactions/PressResponder'
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState'
import { MenuButtonContext } from './MenuButtonContext.ts'
import { useMenuButton } from './useMenuButton.ts'
import { useWasOpen } from '#late/useWasOpen.ts'

type MenuOpenerProps = {
  /** The button that opens it: one of ours, or any button of react-aria. */
  children: ReactNode
  /** What opens, an `OpenedMenu`; drawn once it is opened first. */
  panel: ReactNode
}

/** The button of a menu, whose panel comes when it is near: react-aria’s own `MenuTrigger` brings all of it along. */
export function MenuOpener({ children, panel }: MenuOpenerProps) {
  const state = useMenuTriggerState({})
  const triggerRef = useRef<HTMLButtonElement>(null)
  const { buttonProps, menuProps } = useMenuButton(state, triggerRef)
  const wasOpen = useWasOpen(state.isOpen)
  return (
    <>
      <PressResponder {...buttonProps} ref={triggerRef} isPressed={state.isOpen}>
        {children}
      </PressResponder>
      {wasOpen && <MenuButtonContext value={{ state, menuProps, triggerRef }}>{panel}</MenuButtonContext>}
    </>
  )
}
