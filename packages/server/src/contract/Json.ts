/** An answer that is JSON already; `Body` is what it says. */
export class Json<Body> {
  readonly text: string
  readonly says?: Body

  constructor(text: string) {
    this.text = text
  }
}
