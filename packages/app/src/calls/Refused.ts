/** What an action throws that refuses by itself, in words for whoever tried. */
export class Refused extends Error {
  override readonly name = 'Refused'
}
