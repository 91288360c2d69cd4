/** An answer that is JSON already; `Body` is what it says. */
export class RawJson<Body> {
  readonly bytes: Buffer
  readonly says?: Body

  constructor(text: string) {
    this.bytes = Buffer.from(text)
  }
}
