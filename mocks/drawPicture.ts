/** A placeholder picture derived from a name: same name, same colour, with the first letter and the trailing number. */
export function drawPicture(name: string): string {
  const hue = Array.from(name).reduce((sum, letter) => (sum * 137 + (letter.codePointAt(0) ?? 0) * 47) % 360, 7)
  const letters = (
    (/\p{L}/u.exec(name)?.[0] ?? '') + (/\d{1,3}(?=\D*$)/.exec(name.replace(/\.\w+$/, ''))?.[0] ?? '')
  ).toUpperCase()
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" width="640" height="360">
<rect width="640" height="360" fill="hsl(${hue} 42% 86%)"/>
<g fill="none" stroke="hsl(${hue} 40% 62%)" stroke-width="6"><path d="M230 90h180v180H230z"/><path d="M230 90h180v180H230z" transform="rotate(45 320 180)"/></g>
<text x="320" y="180" fill="hsl(${hue} 45% 30%)" font-family="sans-serif" font-size="64" text-anchor="middle" dominant-baseline="central">${escapeXml(letters)}</text>
</svg>`
}

function escapeXml(text: string): string {
  return text.replaceAll(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
