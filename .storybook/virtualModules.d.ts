/* oxlint-disable typescript/consistent-type-imports -- Relative imports in ambient modules have the type any. */
declare module 'virtual:component-facts' {
  /** By the title of the component. */
  export const facts: Readonly<Record<string, import('../tools/screenFacts/collectComponentFacts.ts').ComponentFacts>>
}

declare module 'virtual:screen-facts' {
  /** By the title of the screen or its part. */
  export const facts: Readonly<Record<string, import('../tools/screenFacts/collectScreenFacts.ts').ScreenFacts>>
}

declare module 'virtual:screen-reviews' {
  /** By `<role>/<screen>`. */
  export const reviews: Readonly<Record<string, import('../tools/storybook/readReviews.ts').ScreenReview>>
}
