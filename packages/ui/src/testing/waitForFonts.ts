import '#theme/fonts.ts'
import { loadFont } from './measureText.ts'

/** Font families with a letter that triggers loading. */
const faces = [
  ["'Figtree Variable'", 'a'],
  ["'IBM Plex Sans Arabic'", 'ب'],
  ["'Noto Nastaliq Urdu'", 'ے'],
] as const

// Lists measure their content; without loaded fonts, the first test of a page would measure fallback fonts.
await Promise.all(
  faces.flatMap(([family, letter]) => [400, 500, 600].map((weight) => loadFont(`${weight} 16px ${family}`, letter))),
)
