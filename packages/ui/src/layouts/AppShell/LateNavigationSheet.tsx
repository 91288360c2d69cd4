import { createElement } from 'react'
import { Coming } from '#components/Coming/Coming.tsx'
import { late } from '#late/late.ts'
import { useLate } from '#late/useLate.ts'
import type { NavigationSheetProps } from './NavigationSheet.tsx'

const sheet = late(async () => (await import('./NavigationSheet.tsx')).NavigationSheet)

/** The sheet of narrow screens, which nothing begins with; wide ones never ask for it. */
export function LateNavigationSheet(props: NavigationSheetProps) {
  const Sheet = useLate(sheet, props.isOpen)
  return Sheet ? createElement(Sheet, props) : props.isOpen && <Coming />
}
