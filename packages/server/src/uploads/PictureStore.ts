export type KeptPicture = {
  name: string
  /** When it was written, in milliseconds since 1970. */
  at: number
}

/** Where the bytes of pictures are. A picture is there whole or not at all. */
export type PictureStore = {
  write: (name: string, picture: Buffer) => Promise<void>
  read: (name: string) => Promise<Buffer | undefined>
  /** Nothing happens where there is none. */
  remove: (name: string) => Promise<void>
  /** Removes what another has taken the place of, at once or, for a backup under way, when it is swept. */
  retire: (name: string) => Promise<void>
  /** All that is there, also what was half written. */
  list: () => Promise<KeptPicture[]>
}
