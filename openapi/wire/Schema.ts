/** What is sent as a file. */
export type FileKind = 'picture' | 'receipt' | 'piece'

/** A JSON schema, as far as the readers of bodies look into it. */
export type Schema = {
  type?: string | string[]
  format?: string
  maxLength?: number
  properties?: Record<string, Schema>
  items?: Schema
  oneOf?: Schema[]
  /** What is sent as a file; in the contract itself that is the format `binary`. */
  contentMediaType?: string
  /** What such a file is, where it isn’t a picture: of a receipt a PDF is taken too, of a piece any bytes. */
  'x-holds'?: FileKind
  /** Which file beside it a text is the upload of. */
  'x-upload-of'?: string
}
