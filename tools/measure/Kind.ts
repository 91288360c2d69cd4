/** What a page is, which says how much it may weigh. */
export type Kind =
  | 'signIn'
  | 'offer'
  | 'entrance'
  | 'home'
  | 'list'
  | 'filtered'
  | 'record'
  | 'form'
  | 'week'
  | 'settings'

/** The most that a page of a kind may load. */
export type Limit = {
  /** Bytes of JavaScript, as brotli sends them. */
  script: number
  /** All that it asks for, but for the pictures of the school. */
  requests: number
}
