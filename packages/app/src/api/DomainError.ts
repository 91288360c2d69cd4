/** What an action throws that refuses by itself, in words for whoever tried. */
export class DomainError extends Error {
  override readonly name = 'Refused'
}
