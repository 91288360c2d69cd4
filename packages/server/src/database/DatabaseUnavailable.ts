/** No connection to the database could be had; the cause says why. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('The database can’t be reached.', { cause })
  }
}
