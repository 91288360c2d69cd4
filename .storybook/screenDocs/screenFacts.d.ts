declare module 'virtual:screen-facts' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- Relative imports in ambient modules have the type any.
  export const facts: Readonly<Record<string, import('../../tools/screenFacts/collectScreenFacts.ts').ScreenFacts>>
}
