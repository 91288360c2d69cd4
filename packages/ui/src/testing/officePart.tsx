import type { LimitedPart } from '@maktab/contract/schema'
import type { Decorator } from '@storybook/react-vite'
import { OfficeAccessContext } from '#providers/OfficeAccessContext.ts'

/** Renders a story as an administrator with a part of the office sees it. */
export const asPart =
  (part: LimitedPart): Decorator =>
  (Story) => (
    <OfficeAccessContext value={{ payments: part === 'payments', teaching: part === 'teaching', everything: false }}>
      <Story />
    </OfficeAccessContext>
  )
