/** What a page has loaded by the time that it asks for nothing more. */
export type Measured = {
  /** Bytes as brotli sends them. */
  script: number
  style: number
  font: number
  /** Files of JavaScript. */
  files: number
  /** Calls of the contract. */
  calls: number
  /** All that was asked for, but for the pictures of the school. */
  requests: number
  /** What was asked for, in order. */
  asked: readonly string[]
}
