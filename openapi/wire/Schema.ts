/** A JSON schema, as far as the readers of bodies look into it. */
export type Schema = {
  type?: string | string[]
  format?: string
  properties?: Record<string, Schema>
  items?: Schema
  /** What is sent as a file; in the contract itself that is the format `binary`. */
  contentMediaType?: string
}
