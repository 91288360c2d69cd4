/** Bytes of the first piece, and how many milliseconds one should take: a broken line costs no more than that. */
export const PACE = { first: 65_536, quick: 1000, slow: 6000 }

type Limits = { pieceBytes: number; leastPieceBytes: number }

/** How large the next piece is, by how long one of a size took. */
export function nextPiece(size: number, milliseconds: number, { pieceBytes, leastPieceBytes }: Limits): number {
  if (milliseconds < PACE.quick) return Math.min(pieceBytes, size * 2)
  return milliseconds > PACE.slow ? Math.max(leastPieceBytes, Math.floor(size / 2)) : size
}
