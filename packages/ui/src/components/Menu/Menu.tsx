import type { ReactNode } from 'react'
import { MenuTrigger } from 'react-aria-components/Menu'
import { MenuPanel, type MenuPanelProps } from './MenuPanel.tsx'

type MenuProps = MenuPanelProps & {
  /** The button that opens it: one of ours, or any button of react-aria. */
  children: ReactNode
}

/** Things to choose, to do or places to go, behind one button. */
export function Menu({ children, ...entries }: MenuProps) {
  return (
    <MenuTrigger>
      {children}
      <MenuPanel {...entries} />
    </MenuTrigger>
  )
}
