type Times = { taken: number[]; again: number }

export type LatencyRecorder = ReturnType<typeof createLatencyRecorder>

/** How long calls took, from the moment somebody asked until the whole answer was there. */
export function createLatencyRecorder() {
  const calls = new Map<string, Times>()
  const errors: string[] = []
  const timesOf = (id: string) => {
    const times = calls.get(id) ?? { taken: [], again: 0 }
    calls.set(id, times)
    return times
  }
  return {
    errors,
    took: (id: string, milliseconds: number) => void timesOf(id).taken.push(milliseconds),
    /** A call whose answer went with the process that was killed was made once more. */
    again: (id: string) => void (timesOf(id).again += 1),
    count: () => [...calls.values()].reduce((sum, { taken }) => sum + taken.length, 0),
    table: () => [
      rowOf('call', ['answers', 'p50', 'p95', 'max', 'again']),
      ...[...calls]
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([id, { taken, again }]) => {
          const sorted = taken.toSorted((one, other) => one - other)
          const at = (share: number) => (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(0)
          return rowOf(id, [String(taken.length), at(0.5), at(0.95), at(1), String(again)])
        }),
    ],
  }
}

function rowOf(name: string, figures: readonly string[]): string {
  return name.padEnd(28) + figures.map((figure) => figure.padStart(9)).join('')
}
