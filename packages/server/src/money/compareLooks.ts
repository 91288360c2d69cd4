/** How large a picture is compared: a line of a receipt has some pixels then. */
export const LOOK = { width: 96, height: 170 }
/** As large as some digits: receipts of one bank differ in these alone, which a sum over all doesn’t tell. */
const TILE = { width: 8, height: 10 }
const PIXELS = TILE.width * TILE.height
/** So far may a part have moved when a picture was cut or bent. */
const MOST_MOVED = 3
/** What is nearly of one colour isn’t unlike for its noise. */
const NOISE = 400

type Point = { x: number; y: number }

/**
 * How unlike two pictures are in the part in which they differ most, 0 where they are the same. What is more than `most`
 * is not looked at closely, as neither is what is less.
 */
export function compareLooks(one: Uint8Array, other: Uint8Array, most: number): number {
  let worst = 0
  for (let y = 0; y + TILE.height <= LOOK.height && worst <= most; y += TILE.height) {
    for (let x = 0; x + TILE.width <= LOOK.width && worst <= most; x += TILE.width) {
      worst = Math.max(worst, compareTile(one, other, { x, y }, most))
    }
  }
  return worst
}

function compareTile(one: Uint8Array, other: Uint8Array, at: Point, most: number): number {
  let best = Number.POSITIVE_INFINITY
  for (const moved of MOVES) {
    best = Math.min(best, differ(one, other, at, moved))
    if (best <= most) break
  }
  return best
}

/** All that a part may have moved, the nearest first. */
const MOVES: readonly Point[] = Array.from({ length: (2 * MOST_MOVED + 1) ** 2 }, (_, index) => ({
  x: (index % (2 * MOST_MOVED + 1)) - MOST_MOVED,
  y: Math.floor(index / (2 * MOST_MOVED + 1)) - MOST_MOVED,
})).toSorted((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y))

/** The variance of the difference of two parts among all variance in them: how light or dark they are doesn’t count. */
function differ(one: Uint8Array, other: Uint8Array, at: Point, moved: Point): number {
  let [own, its, ownSquared, itsSquared, both] = [0, 0, 0, 0, 0]
  for (let y = at.y; y < at.y + TILE.height; y += 1) {
    const row = Math.min(LOOK.height - 1, Math.max(0, y + moved.y)) * LOOK.width
    for (let x = at.x; x < at.x + TILE.width; x += 1) {
      const here = one[y * LOOK.width + x] ?? 0
      const there = other[row + Math.min(LOOK.width - 1, Math.max(0, x + moved.x))] ?? 0
      own += here
      its += there
      ownSquared += here * here
      itsSquared += there * there
      both += here * there
    }
  }
  const variance = (ownSquared + itsSquared) / PIXELS - (own ** 2 + its ** 2) / PIXELS ** 2
  const shared = both / PIXELS - (own * its) / PIXELS ** 2
  return (variance - 2 * shared) / (variance + 2 * NOISE)
}
