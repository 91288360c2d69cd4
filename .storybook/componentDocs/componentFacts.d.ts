declare module 'virtual:component-facts' {
  import type { ComponentFacts } from '../../tools/screenFacts/collectComponentFacts.ts'

  export const facts: Readonly<Record<string, ComponentFacts>>
}
