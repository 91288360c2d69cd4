/** A file. */
export type FileKind = 'picture' | 'receipt' | 'piece'

/** The parts of a JSON schema that body readers use. */
export type BodySchema = {
  type?: string | string[]
  format?: string
  maxLength?: number
  properties?: Record<string, BodySchema>
  items?: BodySchema
  oneOf?: BodySchema[]
  /** A field sent as a file; in the contract it has the format `binary`. */
  contentMediaType?: string
  /** The kind of file, if not a picture: a receipt may be a PDF, a chunk (`piece`) any bytes. */
  'x-holds'?: FileKind
  /** The sibling file field that this upload id replaces. */
  'x-upload-of'?: string
}
