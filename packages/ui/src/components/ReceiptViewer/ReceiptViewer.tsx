import { createElement } from 'react'
import { late } from '#late/late.ts'
import { useLate } from '#late/useLate.ts'
import { Coming } from '../Coming/Coming.tsx'
import type { ReceiptViewerProps } from './ReceiptWindow.tsx'

const receiptWindow = late(async () => (await import('./ReceiptWindow.tsx')).ReceiptWindow)

/** A receipt beside what it is to prove, and the way to the next one. */
export function ReceiptViewer(props: ReceiptViewerProps) {
  const Window = useLate(receiptWindow, props.isOpen)
  return Window ? createElement(Window, props) : props.isOpen && <Coming />
}
