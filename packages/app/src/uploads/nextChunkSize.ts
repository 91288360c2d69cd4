/** Bytes of the first piece, and how many milliseconds one should take: a broken line costs no more than that. */
export const CHUNK_PACING = { first: 65_536, quick: 1000, slow: 6000 }

type Limits = { pieceBytes: number; minPieceBytes: number }

/** How large the next piece is, by how long one of a size took. */
export function nextChunkSize(size: number, milliseconds: number, { pieceBytes, minPieceBytes }: Limits): number {
  if (milliseconds < CHUNK_PACING.quick) return Math.min(pieceBytes, size * 2)
  return milliseconds > CHUNK_PACING.slow ? Math.max(minPieceBytes, Math.floor(size / 2)) : size
}
