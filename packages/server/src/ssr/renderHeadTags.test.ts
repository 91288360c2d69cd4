import { expect, test } from 'vitest'
import type { HeadData } from './HeadData.ts'
import { renderHeadTags } from './renderHeadTags.ts'
import { buildRobotsTxt, buildSitemap } from '../http/plugins/staticFilesPlugin.ts'

const tajweed = {
  id: 1,
  name: 'Tajweed',
  description: 'The letters.',
  price: 45,
  pricing: 'monthly',
  image: '/uploads/a.webp',
} as const
const seerah = { id: 6, name: 'سیرت النبی', description: null, price: 0, image: null }
const data: HeadData = {
  path: '/',
  language: 'en',
  origin: 'https://school.test',
  settings: { name: 'Maktab al-Noor', currency: 'PKR', contactEmail: 'office@school.test' },
  courses: [tajweed, seerah],
}
const head = (change: Partial<HeadData> = {}) => renderHeadTags({ ...data, ...change })
const dataIn = (tags: string) =>
  JSON.parse(/<script type="application\/ld\+json">([^]*)<\/script>$/.exec(tags)?.[1] ?? 'null')
const contentOf = (tags: string, name: string) =>
  new RegExp(`(?:name|property)="${name}" content="([^"]*)"`).exec(tags)?.[1]

// proves X148
test('a course page has its name, description and picture in the social tags', () => {
  const tags = head({ path: '/courses/1-anything' })
  expect(tags).toContain('<title>Tajweed · Maktab al-Noor</title>')
  expect(contentOf(tags, 'og:title')).toBe('Tajweed · Maktab al-Noor')
  expect(contentOf(tags, 'application-name')).toBe('Maktab al-Noor')
  expect(contentOf(tags, 'og:description')).toBe('The letters.')
  expect(contentOf(tags, 'og:image')).toBe('https://school.test/uploads/a.webp')
  expect(contentOf(tags, 'og:url')).toBe('https://school.test/courses/1-tajweed')
  expect(contentOf(tags, 'twitter:card')).toBe('summary_large_image')
  expect(tags).toContain('<link rel="canonical" href="https://school.test/courses/1-tajweed" />')
})

// proves X148
test('public pages have canonical and alternate links for all languages', () => {
  const tags = head({ path: '/courses', language: 'ur', requestedLanguage: 'ur' })
  expect(tags).toContain('<link rel="canonical" href="https://school.test/courses?lang=ur" />')
  for (const [language, at] of [
    ['en', '?lang=en'],
    ['ur', '?lang=ur'],
    ['ar', '?lang=ar'],
    ['x-default', ''],
  ]) {
    expect(tags).toContain(`<link rel="alternate" hreflang="${language}" href="https://school.test/courses${at}" />`)
  }
  expect(contentOf(tags, 'og:locale')).toBe('ur_PK')
})

// proves X199
test('title and description are in the language of the page, else the plain texts', () => {
  const frontPage = { motto: 'Read well', about: 'One' }
  const settings = { ...data.settings, frontPage, translations: { ur: { motto: 'اچھا پڑھیں', about: 'ایک' } } }
  const urdu = head({ settings, language: 'ur' })
  expect(urdu).toContain('<title>Maktab al-Noor · اچھا پڑھیں</title>')
  expect([contentOf(urdu, 'description'), dataIn(urdu).description]).toEqual(['ایک', 'ایک'])
  const arabic = head({ settings, language: 'ar' })
  expect(arabic).toContain('<title>Maktab al-Noor · Read well</title>')
  expect([contentOf(arabic, 'description'), dataIn(arabic).description]).toEqual(['One', 'One'])
})

test('a school without its own texts gets translated default texts', () => {
  expect(head({ language: 'ar' })).toContain('<title>Maktab al-Noor · درسًا بعد درس.</title>')
  const settings = { ...data.settings, frontPage: { motto: 'Read well', about: 'One\n\ntwo' } }
  expect(head({ settings })).toContain('<title>Maktab al-Noor · Read well</title>')
  expect(contentOf(head({ settings }), 'description')).toBe('One two')
})

// proves X148
test('structured data describes the school, its courses and prices', () => {
  const school = dataIn(head())
  expect(school).toMatchObject({
    '@type': 'EducationalOrganization',
    name: 'Maktab al-Noor',
    email: 'office@school.test',
  })
  expect(school.makesOffer.map(({ itemOffered }: { itemOffered: { name: string } }) => itemOffered.name)).toEqual([
    'Tajweed',
    'سیرت النبی',
  ])
  expect(dataIn(head({ path: '/courses/1' }))).toMatchObject({
    '@type': 'Course',
    provider: { name: 'Maktab al-Noor' },
    offers: { price: 45, priceCurrency: 'PKR', category: 'Paid', priceSpecification: { unitCode: 'MON' } },
  })
  expect(dataIn(head({ path: '/courses/6' })).offers).toMatchObject({ price: 0, category: 'Free' })
  expect(dataIn(head({ path: '/courses' })).itemListElement).toHaveLength(2)
})

const front = { url: '/uploads/f.webp', width: 1600, height: 900, description: 'A "class"' }

// proves X148
test('the social picture is the course’s, else the front picture, else the logo', () => {
  const settings = { ...data.settings, logo: '/uploads/l.webp', frontPicture: front }
  const shown = (change: Partial<HeadData>) => {
    const tags = head(change)
    return ['og:image', 'og:image:width', 'og:image:height', 'og:image:alt', 'twitter:card'].map((name) =>
      contentOf(tags, name),
    )
  }
  const whole = ['https://school.test/uploads/f.webp', '1600', '900', 'A &quot;class&quot;', 'summary_large_image']
  expect(shown({ settings })).toEqual(whole)
  expect(shown({ settings, path: '/courses/6' })).toEqual(whole)
  expect(shown({ settings, path: '/courses/1' })[0]).toBe('https://school.test/uploads/a.webp')
  const { frontPicture: _none, ...marked } = settings
  const mark = ['https://school.test/uploads/l.webp', undefined, undefined, undefined, 'summary']
  expect(shown({ settings: marked })).toEqual(mark)
  expect(shown({})).toEqual([undefined, undefined, undefined, undefined, 'summary'])
  expect(dataIn(head({ settings }))).toMatchObject({ image: whole[0], logo: mark[0] })
})

test('hidden pages are noindex and pages after sign-in have only a title', () => {
  for (const path of ['/forgot-password', '/restriction-message', '/courses/99', '/courses/x']) {
    expect(head({ path })).toContain('<meta name="robots" content="noindex" />')
    expect(head({ path })).not.toContain('canonical')
  }
  expect(head({ path: '/student/courses' })).toBe('<title>Maktab al-Noor</title>')
})

// proves X148
test('texts of the school can’t close tags or scripts', () => {
  const evil = `"'><script>alert(1)</script><!--</title>$&`
  const course = { ...tajweed, name: evil, description: evil, image: `/uploads/${evil}` }
  const settings = { ...data.settings, name: evil, contactEmail: evil, frontPage: { motto: evil, about: evil } }
  const frontPicture = { ...front, url: `/uploads/${evil}`, description: evil }
  for (const path of ['/', '/courses', '/courses/1']) {
    const tags = head({ path, settings: { ...settings, frontPicture }, courses: [course] })
    expect(tags.match(/<script/g)).toHaveLength(1)
    expect(tags.match(/<\/script>/g)).toHaveLength(1)
    expect(tags.match(/<\/title>/g)).toHaveLength(1)
    expect(tags).not.toContain('<!--')
    expect(JSON.stringify(dataIn(tags))).toContain('alert(1)')
  }
})

test('a long description is cut at a word', () => {
  const description = contentOf(
    head({ path: '/courses/1', courses: [{ ...tajweed, description: 'word '.repeat(99) }] }),
    'description',
  )
  expect(description).toMatch(/word…$/)
  expect(description?.length).toBeLessThan(202)
})

// proves X149
test('the sitemap lists public pages in all languages and robots.txt names the sitemap', () => {
  const map = buildSitemap('https://school.test', [tajweed, { id: 2, name: 'A & B' }])
  expect(map.match(/<url>/g)).toHaveLength(6 * 4)
  expect(map).toContain('<loc>https://school.test/courses/1-tajweed?lang=ar</loc>')
  expect(map).toContain('hreflang="x-default" href="https://school.test/courses/2-a-b"/>')
  expect(buildRobotsTxt('https://school.test')).toContain('\nSitemap: https://school.test/sitemap.xml\n')
})
