import type { ViewedPage } from '../layoutCheck/viewedPages.ts'

/** The name of a place’s picture: who looks, and the address in plain letters. */
export function getPictureName({ who, path }: ViewedPage): string {
  const plain = path.replace(new RegExp(`^/${who}/`), '/').replaceAll(/[^a-z0-9]+/gi, '-')
  return `${who}${plain === '-' ? '-sign-in' : plain}`.replace(/-$/, '').toLowerCase()
}
