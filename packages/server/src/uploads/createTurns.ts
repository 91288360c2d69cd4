/** Has one piece of work done after the other, whether or not the one before went well. */
export function createTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return async (work) => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}
