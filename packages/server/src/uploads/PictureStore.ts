/** Where the bytes of pictures are. A picture is there whole or not at all. */
export type PictureStore = {
  write: (name: string, picture: Buffer) => Promise<void>
  read: (name: string) => Promise<Buffer | undefined>
  /** Nothing happens where there is none. */
  remove: (name: string) => Promise<void>
}
