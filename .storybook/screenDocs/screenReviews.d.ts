declare module 'virtual:screen-reviews' {
  /** By `<role>/<screen>`. */
  // oxlint-disable-next-line typescript/consistent-type-imports -- Relative imports in ambient modules have the type any.
  export const reviews: Readonly<Record<string, import('../../tools/storybook/readReviews.ts').ScreenReview>>
}
