/** What is seen where one colour lies over another as thinly as `share` says; both as `#rrggbb`. */
export function mixColors(over: string, ground: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [one = 0, other = 0] = [over, ground].map((color) => Number.parseInt(color.slice(at, at + 2), 16))
    return Math.round(one * share + other * (1 - share))
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}
