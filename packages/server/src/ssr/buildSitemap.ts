import { coursePath } from '@maktab/contract/wire/coursePath'
import { languages } from '../i18n/Language.ts'
import { escapeHtml } from './escapeHtml.ts'
import { sitemapPaths } from './matchPublicPage.ts'

/** The map of the school for those who look for it: its public pages in each of its languages. */
export function buildSitemap(origin: string, courses: readonly { id: number; name: string }[]): string {
  const paths = [...sitemapPaths, ...courses.map(coursePath)]
  const entries = paths.flatMap((path) => {
    const at = (lang?: string) => escapeHtml(`${origin}${path}${lang ? `?lang=${lang}` : ''}`)
    const alternate = (lang: string, href: string) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`
    const alternates = [...languages.map((one) => alternate(one, at(one))), alternate('x-default', at())].join('')
    return [at(), ...languages.map((one) => at(one))].map((loc) => `<url><loc>${loc}</loc>${alternates}</url>`)
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n')
}
