import '#theme/fonts.ts'
import { loadFont } from './measureText.ts'

/** Each typeface with a letter that it is fetched for. */
const faces = [
  ["'Figtree Variable'", 'a'],
  ["'IBM Plex Sans Arabic'", 'ب'],
  ["'Noto Nastaliq Urdu'", 'ے'],
] as const

// What a list has room for is measured: in the first test of a page it would be the room that other fonts need.
await Promise.all(
  faces.flatMap(([family, letter]) => [400, 500, 600].map((weight) => loadFont(`${weight} 16px ${family}`, letter))),
)
