import { coursePath } from '@maktab/contract/wire/coursePath'
import type { HeadCourse, HeadData } from './HeadData.ts'
import { translate } from '../i18n/translate.ts'
import { DEFAULT_ABOUT } from './headMessages.ts'
import type { PublicPage } from './matchPublicPage.ts'

type Facts = Pick<HeadData, 'language' | 'origin' | 'settings' | 'courses'>

/** What machines read of a page (schema.org): the school, and the courses that one can take there. */
export function buildStructuredData(page: PublicPage, facts: Facts): object | undefined {
  const { origin, settings, courses, language } = facts
  const { name, logo, frontPicture, contactEmail, contactPhone, frontPage } = settings
  const school = {
    '@type': 'EducationalOrganization',
    '@id': `${origin}/#school`,
    name,
    url: `${origin}/`,
    description: frontPage?.about ?? translate(language, DEFAULT_ABOUT),
    ...(logo && { logo: `${origin}${logo}` }),
    ...(frontPicture && { image: `${origin}${frontPicture.url}` }),
    ...(contactEmail && { email: contactEmail }),
    ...(contactPhone && { telephone: contactPhone }),
  }
  const context = 'https://schema.org'
  if (page.kind === 'home') return { '@context': context, ...school, ...(courses.length > 0 && offersOf(facts)) }
  if (page.kind === 'course') return { '@context': context, ...courseData(page.course, facts), provider: school }
  if (page.kind !== 'courses') return undefined
  const items = courses.map((course, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: `${origin}${coursePath(course)}`,
    name: course.name,
  }))
  return { '@context': context, '@type': 'ItemList', itemListElement: items }
}

function offersOf(facts: Facts) {
  return { makesOffer: facts.courses.map((course) => ({ '@type': 'Offer', itemOffered: courseData(course, facts) })) }
}

function courseData(course: HeadCourse, { origin, settings: { currency, name } }: Facts) {
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
