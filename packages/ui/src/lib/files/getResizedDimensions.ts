type Size = { width: number; height: number }

/** The longest side of an ordinary picture that is sent, in pixels. */
const LONGEST_SIDE = 1600
/** A long screenshot or statement stays readable: its shorter side isn't drawn smaller than a phone's screen. */
const READABLE_SIDE = 1080
/** Phones draw no larger canvas, and the school draws no picture with a longer side (WebP). */
const MOST_PIXELS = 12_000_000
const LONGEST_OF_ALL = 16_000

/** The size in pixels at which a picture is sent. It is never enlarged. */
export function getResizedDimensions({ width, height }: Size): Size {
  const [longer, shorter] = [Math.max(width, height), Math.min(width, height)]
  const readable = Math.max(LONGEST_SIDE / longer, READABLE_SIDE / shorter)
  const scale = Math.min(1, readable, Math.sqrt(MOST_PIXELS / (width * height)), LONGEST_OF_ALL / longer)
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) }
}
