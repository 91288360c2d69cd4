/** A small one is drawn for small screens, beside the picture itself. */
export type PictureKind = 'picture' | 'small' | 'receipt'

/** Who has pictures drawn: an account or the visitors of a network, and how many of theirs may wait. */
export type Sender = { key: string; mostWaiting: number }

/** Where pictures are kept; an address of one is `/uploads/{name}`. */
export type PictureStorage = {
  /**
   * Redraws a picture, without what it tells of place and camera, and keeps it under a name that can’t be guessed;
   * throws an `HttpError` for the field when it is none. A receipt is only shown by a signed address, and may be a PDF, which
   * is kept as it is.
   */
  store: (file: File, field: string, kind?: PictureKind, sender?: Sender) => Promise<string>
  read: (name: string) => Promise<Buffer | undefined>
  remove: (name: string) => Promise<void>
  /** For a picture that another has taken the place of: it goes, if need be a little later. */
  retire: (name: string) => Promise<void>
}
