import { coursePath } from '@maktab/shared/coursePath'
import { escapeHtml } from '#lib/escapeHtml.ts'
import { pickTranslation } from '@maktab/shared/pickTranslation'
import type { HeadCourse, HeadData } from './HeadData.ts'
import { translate, languages } from '../i18n/translate.ts'
import { DEFAULT_ABOUT, type PublicPage, DEFAULT_MOTTO, pageTitles, matchPublicPage } from './publicPages.ts'

/** The school’s description in the reader’s language. */
function aboutOf({ settings: { frontPage, translations }, language }: Pick<HeadData, 'settings' | 'language'>): string {
  const own = pickTranslation(frontPage?.about, translations, language, ({ about }) => about)
  return own?.text ?? translate(language, DEFAULT_ABOUT)
}

function mottoOf({ settings: { frontPage, translations }, language }: Pick<HeadData, 'settings' | 'language'>): string {
  const own = pickTranslation(frontPage?.motto, translations, language, ({ motto }) => motto)
  return own?.text ?? translate(language, DEFAULT_MOTTO)
}

type SchoolData = Pick<HeadData, 'language' | 'origin' | 'settings' | 'courses'>

/** Structured data (schema.org) of the school and its courses. */
function buildStructuredData(page: PublicPage, data: SchoolData): object | undefined {
  const { origin, settings, courses } = data
  const { name, logo, frontPicture, contactEmail, contactPhone } = settings
  const school = {
    '@type': 'EducationalOrganization',
    '@id': `${origin}/#school`,
    name,
    url: `${origin}/`,
    description: aboutOf(data),
    ...(logo && { logo: `${origin}${logo}` }),
    ...(frontPicture && { image: `${origin}${frontPicture.url}` }),
    ...(contactEmail && { email: contactEmail }),
    ...(contactPhone && { telephone: contactPhone }),
  }
  const context = 'https://schema.org'
  if (page.kind === 'home') return { '@context': context, ...school, ...(courses.length > 0 && offersOf(data)) }
  if (page.kind === 'course') return { '@context': context, ...courseData(page.course, data), provider: school }
  if (page.kind !== 'courses') return undefined
  const items = courses.map((course, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: `${origin}${coursePath(course)}`,
    name: course.name,
  }))
  return { '@context': context, '@type': 'ItemList', itemListElement: items }
}

function offersOf(data: SchoolData) {
  return { makesOffer: data.courses.map((course) => ({ '@type': 'Offer', itemOffered: courseData(course, data) })) }
}

function courseData(course: HeadCourse, { origin, settings: { currency, name } }: SchoolData) {
  const url = `${origin}${coursePath(course)}`
  const price = { price: course.price, priceCurrency: currency }
  return {
    '@type': 'Course',
    name: course.name,
    description: course.description ?? course.name,
    url,
    ...(course.image && { image: `${origin}${course.image}` }),
    provider: { '@type': 'EducationalOrganization', '@id': `${origin}/#school`, name },
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online' },
    offers: {
      '@type': 'Offer',
      category: course.price > 0 ? 'Paid' : 'Free',
      url,
      ...price,
      ...(course.pricing === 'monthly' && {
        priceSpecification: { '@type': 'UnitPriceSpecification', ...price, unitCode: 'MON' },
      }),
    },
  }
}

/** Approximate length that search results and shared links show. */
const MAX_LENGTH = 200
const openGraphLocales = { en: 'en_GB', ur: 'ur_PK', ar: 'ar_AR' } as const
const hiddenPages: ReadonlySet<PublicPage['kind']> = new Set(['forgotPassword', 'restriction', 'nothing'])

/** Renders title, social tags, language links and structured data of a public page. */
export function renderHeadTags(data: HeadData): string {
  const { origin, settings, language, requestedLanguage, courses } = data
  const page = matchPublicPage(data.path, courses)
  if (page === undefined) return `<title>${escapeHtml(settings.name)}</title>`
  const at = (lang?: string) => `${origin}${page.path}${lang ? `?lang=${lang}` : ''}`
  const title = titleOf(page, data)
  const description = descriptionOf(page, data)
  const picture = pictureOf(page, settings)
  const isIndexed = !hiddenPages.has(page.kind)
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'application-name', settings.name),
    meta('name', 'description', description),
    ...(isIndexed
      ? [
          link('canonical', at(requestedLanguage)),
          ...languages.map((one) => link('alternate', at(one), one)),
          link('alternate', at(), 'x-default'),
        ]
      : [meta('name', 'robots', 'noindex')]),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', settings.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', at(requestedLanguage)),
    meta('property', 'og:locale', openGraphLocales[language]),
    ...(picture ? [meta('property', 'og:image', `${origin}${picture.url}`)] : []),
    ...(picture?.width ? [meta('property', 'og:image:width', String(picture.width))] : []),
    ...(picture?.height ? [meta('property', 'og:image:height', String(picture.height))] : []),
    ...(picture?.description ? [meta('property', 'og:image:alt', picture.description)] : []),
    meta('name', 'twitter:card', picture?.isLarge ? 'summary_large_image' : 'summary'),
    dataTag(buildStructuredData(page, data)),
  ].join('')
}

type SharedPicture = { url: string; isLarge: boolean; width?: number; height?: number; description?: string }

/** Picture for shared links: of the course, else the front picture, else the logo. */
function pictureOf(page: PublicPage, { frontPicture, logo }: HeadData['settings']): SharedPicture | undefined {
  if (page.kind === 'course' && page.course.image) return { url: page.course.image, isLarge: true }
  if (frontPicture) return { ...frontPicture, isLarge: true }
  return logo ? { url: logo, isLarge: page.kind === 'course' } : undefined
}

function titleOf(page: PublicPage, data: HeadData): string {
  const { settings, language } = data
  if (page.kind === 'home') return `${settings.name} · ${mottoOf(data)}`
  return `${page.kind === 'course' ? page.course.name : translate(language, pageTitles[page.kind])} · ${settings.name}`
}

function descriptionOf(page: PublicPage, data: HeadData): string {
  const own = page.kind === 'course' ? page.course.description : undefined
  return shorten(own ?? aboutOf(data))
}

/** Shortens a text to one line that ends at a word. */
function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= MAX_LENGTH) return line
  const cut = line.slice(0, MAX_LENGTH)
  return `${cut.slice(0, cut.lastIndexOf(' ') + 1 || MAX_LENGTH).trimEnd()}…`
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`
}

function link(rel: string, href: string, language?: string): string {
  const lang = language ? ` hreflang="${language}"` : ''
  return `<link rel="${rel}"${lang} href="${escapeHtml(href)}" />`
}

/** A data block, which the script policy doesn't affect; escaped so that it can't be closed. */
function dataTag(data: object | undefined): string {
  return data
    ? `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`
    : ''
}
