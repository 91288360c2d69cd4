/** How many hues course pictures have, and the degrees of the first. */
export const COURSE_HUE_COUNT = 12

/** A colour wheel’s `#rrggbb`, of a hue in degrees, with saturation and lightness from 0 to 1. */
function wheel(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (at: number) => {
    const step = (at + hue / 30) % 12
    const value = lightness - reach * Math.max(-1, Math.min(step - 3, 9 - step, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}

/** Ground and ink of the picture that is made for a course: the same for the same id, neighbours far from each other. */
export function getCourseColors(id: number) {
  // Five steps of twelve come to each hue once before the first returns.
  const hue = 165 + ((id * 5) % COURSE_HUE_COUNT) * (360 / COURSE_HUE_COUNT)
  return {
    light: { ground: wheel(hue % 360, 0.42, 0.9), ink: wheel(hue % 360, 0.6, 0.2) },
    dark: { ground: wheel(hue % 360, 0.32, 0.17), ink: wheel(hue % 360, 0.42, 0.82) },
  }
}
