import { createHash, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { hashInlineElements, hashStyleAttributes } from './hashInlineElements.ts'
import type { RenderedPage } from './Prerenderer.ts'

/** A page that was made beforehand, as it goes out. */
export type PrerenderedPage = {
  /** The word of the styles that scripts add. */
  nonce: string
  /** The styles that came with the page, as its policy calls them. */
  styles: readonly string[]
  tag: string
  bodies: { identity: Buffer; br: Buffer; gzip: Buffer }
}

/** A page is sent many times, and compressed once. */
const QUALITY = 9

/** What of a page is the app’s own: nothing else in it may run or show. */
type OwnContent = Pick<RenderedPage, 'html' | 'styles'> & { shell: string }

/**
 * Makes a page ready to go out. The word of its styles is in what is compressed, so that all who get the page have the
 * same one, for a minute: of styles only, on a page that holds nothing of anybody.
 */
export async function preparePage(page: string, { shell, html, styles }: OwnContent): Promise<PrerenderedPage> {
  const nonce = randomBytes(16).toString('base64')
  const meta = `<meta property="csp-nonce" nonce="${nonce}" content="${nonce}" /></head>`
  const identity = Buffer.from(page.replace('</head>', () => meta))
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length }
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(identity, { params }), promisify(gzip)(identity)])
  return {
    nonce,
    styles: [...hashInlineElements('style', shell + styles), ...hashStyleAttributes(html)],
    tag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bodies: { identity, br, gzip: zipped },
  }
}
