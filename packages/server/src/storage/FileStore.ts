/** Where the bytes of pictures are: a folder or a bucket. A picture is there whole or not at all. */
export type FileStore = {
  write: (name: string, picture: Buffer) => Promise<void>
  read: (name: string) => Promise<Buffer | undefined>
  /** Does nothing where there is none. Removes also what was half written under the name. */
  remove: (name: string) => Promise<void>
  /** Removes a picture that was replaced, at once or, for a backup that is running, when it is swept. */
  retire: (name: string) => Promise<void>
}

/** A bucket also lists its names, so that a backup can copy it. */
export type BucketStore = FileStore & { list: () => Promise<string[]> }
