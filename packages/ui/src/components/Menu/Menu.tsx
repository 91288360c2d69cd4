import type { ReactNode } from 'react'
import { lateComponent } from '#late/lateComponent.tsx'
import { Coming } from '../Coming/Coming.tsx'
import { MenuOpener } from './MenuOpener.tsx'
import type { MenuPanelProps } from './MenuPanel.tsx'

const Panel = lateComponent(async () => (await import('./MenuPanel.tsx')).MenuPanel, Coming)

type MenuProps = MenuPanelProps & {
  /** The button that opens it: one of ours, or any button of react-aria. */
  children: ReactNode
}

/** Things to choose, to do or places to go, behind one button; what opens comes when it is near. */
export function Menu({ children, ...entries }: MenuProps) {
  return <MenuOpener panel={<Panel {...entries} />}>{children}</MenuOpener>
}
