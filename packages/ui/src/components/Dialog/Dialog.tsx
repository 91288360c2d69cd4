import { createElement } from 'react'
import { late } from '#late/late.ts'
import { useLate } from '#late/useLate.ts'
import { Coming } from '../Coming/Coming.tsx'
import type { DialogProps } from './DialogWindow.tsx'

/** What lies over the page weighs as much as a list; no page begins with it. */
const dialogWindow = late(async () => (await import('./DialogWindow.tsx')).DialogWindow)

/** A window over the page: the focus stays in it and goes back to where it was. */
export function Dialog(props: DialogProps) {
  const Window = useLate(dialogWindow, props.isOpen)
  return Window ? createElement(Window, props) : props.isOpen && <Coming />
}
