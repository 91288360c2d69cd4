import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { RawJson } from './RawJson.ts'

/** An answer that is JSON already and too long to be held: its parts are made as they are sent. `Body` is what it says. */
export class RawJsonStream<Body> {
  readonly stream: Readable
  readonly says?: Body

  constructor(parts: AsyncIterable<string>) {
    this.stream = Readable.from(parts, { objectMode: false })
  }

  /** All of it, once; where somebody wants to look at it first. */
  async whole(): Promise<RawJson<Body>> {
    return new RawJson(await text(this.stream))
  }
}
