import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from './run.ts'

// Generates the PWA icons from the logo. Run `node tools/drawIcons.ts` after changing the logo.
const folder = join(root, 'packages', 'app', 'public')
const mark = await readFile(join(folder, 'favicon.svg'), 'utf8')
/** Without rounded corners: platforms apply their own mask. */
const whole = mark.replace(' rx="8"', '')

const icons = [
  { name: 'icon-192.png', size: 192, svg: mark },
  { name: 'icon-512.png', size: 512, svg: mark },
  { name: 'icon-maskable-512.png', size: 512, svg: whole },
  { name: 'apple-touch-icon.png', size: 180, svg: whole },
]

for (const { name, size, svg } of icons) {
  await sharp(Buffer.from(svg), { density: 72 * (size / 32) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(folder, name))
}
