/** A stop on the way: who comes there waits until they are let go. */
export function createGate() {
  const [arrival, leave] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  return {
    arrived: arrival.promise,
    letGo: leave.resolve,
    pass: async () => {
      arrival.resolve()
      await leave.promise
    },
  }
}
