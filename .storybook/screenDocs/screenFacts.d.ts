declare module 'virtual:screen-facts' {
  import type { ScreenFacts } from '../../tools/screenFacts/collectScreenFacts.ts'

  export const facts: Readonly<Record<string, ScreenFacts>>
}
