/** Eight-pointed star of two squares around a point. */
const star = (size: number) => {
  const half = size / 2
  const square = `<path d="M${-half} ${-half}h${size}v${size}h${-size}z"/>`
  return `${square}<g transform="rotate(45)">${square}</g>`
}

const polygon = (corners: number, radius: number, turn = 0) => {
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI + turn
    return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`
  })
  return `<path d="M${points.join('L')}z"/>`
}

const at = (x: number, y: number, content: string) => `<g transform="translate(${x} ${y})">${content}</g>`

type Design = { width: number; height: number; tile: string; emblem: string }

const arch = (width: number, height: number) =>
  `<path d="M${-width / 2} ${height / 2}V${-height / 8}Q${-width / 2} ${-height / 3} 0 ${-height / 2}Q${width / 2} ${-height / 3} ${width / 2} ${-height / 8}V${height / 2}z"/>`

const corners = (width: number, height: number, content: string) =>
  [0, width].flatMap((x) => [0, height].map((y) => at(x, y, content))).join('')

/** Repeated geometric patterns, each with a large emblem of the same family. */
const designs: readonly Design[] = [
  { width: 80, height: 80, tile: at(40, 40, star(40)) + corners(80, 80, polygon(4, 12)), emblem: star(150) + star(96) },
  {
    width: 96,
    height: 56,
    tile: at(48, 28, polygon(6, 32)) + corners(96, 56, polygon(6, 32)),
    emblem:
      polygon(4, 128, Math.PI / 12) + polygon(4, 128, Math.PI / 4) + polygon(4, 128, -Math.PI / 12) + polygon(12, 62),
  },
  {
    width: 72,
    height: 72,
    tile: at(36, 36, '<circle r="36"/>') + corners(72, 72, '<circle r="36"/>'),
    emblem: [0, 60, 120, 180, 240, 300]
      .map((turn) => `<g transform="rotate(${turn})"><circle cx="54" r="54"/></g>`)
      .join(''),
  },
  {
    width: 64,
    height: 96,
    tile: at(32, 52, arch(52, 84)) + at(32, 58, arch(30, 56)),
    emblem: arch(190, 250) + at(0, 22, arch(124, 186)),
  },
  {
    width: 84,
    height: 84,
    tile: at(42, 42, polygon(8, 36, Math.PI / 8)) + corners(84, 84, polygon(4, 22, Math.PI / 4)),
    emblem: polygon(8, 124, Math.PI / 8) + polygon(8, 124) + polygon(8, 62, Math.PI / 8),
  },
  {
    width: 60,
    height: 60,
    tile: '<path d="M30 0L60 30L30 60L0 30z"/><path d="M30 15L45 30L30 45L15 30z"/>',
    emblem: polygon(4, 140) + polygon(4, 96) + star(66),
  },
]

/** The hue of a course, as in the app where a course has no picture; there are twelve. */
const hueOf = (id: number) => (165 + ((id * 5) % 12) * 30) % 360

/** For the demo and the mock: an SVG picture of a course with its own colour and pattern. */
export function drawCoursePicture(id: number): string {
  const hue = hueOf(id)
  const design = designs[id % designs.length] ?? designs[0]!
  const { width, height, tile, emblem } = design
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" width="960" height="540">
<defs><pattern id="tiles" width="${width}" height="${height}" patternUnits="userSpaceOnUse"><g fill="none" stroke="hsl(${hue}, 38%, 74%)" stroke-width="3">${tile}</g></pattern>
<linearGradient id="light" x2="1" y2="1"><stop stop-color="hsl(${hue}, 46%, 92%)"/><stop offset="1" stop-color="hsl(${hue}, 42%, 82%)"/></linearGradient></defs>
<rect width="640" height="360" fill="url(#light)"/><rect width="640" height="360" fill="url(#tiles)"/>
<g transform="translate(320 180)"><circle r="158" fill="hsl(${hue}, 46%, 94%)"/><g fill="hsl(${hue}, 45%, 60%)" fill-opacity=".35" stroke="hsl(${hue}, 48%, 34%)" stroke-width="5" stroke-linejoin="round">${emblem}</g></g>
</svg>`
}
