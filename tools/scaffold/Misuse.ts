/** What was asked for can't be laid out; its message is the one sentence that says why. */
export class Misuse extends Error {}

/** Says why not, where something doesn't hold. */
export function demand(holds: boolean, why: string): asserts holds {
  if (!holds) throw new Misuse(why)
}
