import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ViewedPage } from '../layoutCheck/viewedPages.ts'
import { getPictureName } from '../screenGallery/getPictureName.ts'

/** The page that shows every place as it was and as it is, on a phone and on a desk, as far as the folder has pictures. */
export function formatGallery(places: readonly ViewedPage[], folder: string): string {
  const picture = (when: 'before' | 'after', width: number, place: ViewedPage) => {
    const file = `${when}/${width}/${getPictureName(place)}.webp`
    return existsSync(join(folder, file)) ? `![${getPictureName(place)}, ${when}, ${width} px](${file})` : '–'
  }
  const sections = places.map((place) => {
    const rows = [390, 1280].map(
      (width) => `| ${picture('before', width, place)} | ${picture('after', width, place)} |`,
    )
    return [`## ${place.who} \`${place.path}\``, '', '| before | after |', '| --- | --- |', ...rows].join('\n')
  })
  return `# Every screen, before and after\n\nMade by \`npm run generate -- tour\`, with the mock’s ordinary data, in English.\n\n${sections.join('\n\n')}\n`
}
