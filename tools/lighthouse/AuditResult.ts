/** The four that count, as Lighthouse names them. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export type Category = (typeof categories)[number]

/** What one run of Lighthouse says of a page. */
export type AuditResult = {
  /** From 0 to 100. */
  scores: Record<Category, number>
  /** Milliseconds, but for the shift of the layout, which is a share of the screen. */
  firstContentfulPaint: number
  largestContentfulPaint: number
  totalBlockingTime: number
  cumulativeLayoutShift: number
  /** Each audit that is not full and counts, as a sentence. */
  failedAudits: readonly string[]
}
