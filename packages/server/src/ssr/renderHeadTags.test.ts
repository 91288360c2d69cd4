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
const facts: HeadData = {
  path: '/',
  language: 'en',
  origin: 'https://school.test',
  settings: { name: 'Maktab al-Noor', currency: 'PKR', contactEmail: 'office@school.test' },
  courses: [tajweed, seerah],
}
const head = (change: Partial<HeadData> = {}) => renderHeadTags({ ...facts, ...change })
const dataIn = (tags: string) =>
  JSON.parse(/<script type="application\/ld\+json">([^]*)<\/script>$/.exec(tags)?.[1] ?? 'null')
const contentOf = (tags: string, name: string) =>
  new RegExp(`(?:name|property)="${name}" content="([^"]*)"`).exec(tags)?.[1]

// proves X148
test('a shared course shows its name, what it is and its picture', () => {
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
test('each public page names itself in all languages, and itself where its address names one', () => {
  const tags = head({ path: '/courses', language: 'ur', asked: 'ur' })
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

test('a school that says nothing of itself is told in the product’s words of the language', () => {
  expect(head({ language: 'ar' })).toContain('<title>Maktab al-Noor · درسًا بعد درس.</title>')
  const settings = { ...facts.settings, frontPage: { motto: 'Read well', about: 'One\n\ntwo' } }
  expect(head({ settings })).toContain('<title>Maktab al-Noor · Read well</title>')
  expect(contentOf(head({ settings }), 'description')).toBe('One two')
})

// proves X148
test('machines read the school, its courses and what they cost', () => {
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
test('a shared page shows the school’s front picture, of a course its own, and else the mark', () => {
  const settings = { ...facts.settings, logo: '/uploads/l.webp', frontPicture: front }
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

test('a page that nobody should find says so, and one of the signed-in has no more than a title', () => {
  for (const path of ['/forgot-password', '/restriction-message', '/courses/99', '/courses/x']) {
    expect(head({ path })).toContain('<meta name="robots" content="noindex" />')
    expect(head({ path })).not.toContain('canonical')
  }
  expect(head({ path: '/student/courses' })).toBe('<title>Maktab al-Noor</title>')
})

// proves X148
test('nothing that a school writes ends a tag or a script', () => {
  const evil = `"'><script>alert(1)</script><!--</title>$&`
  const course = { ...tajweed, name: evil, description: evil, image: `/uploads/${evil}` }
  const settings = { ...facts.settings, name: evil, contactEmail: evil, frontPage: { motto: evil, about: evil } }
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

test('a long description ends with a whole word', () => {
  const description = contentOf(
    head({ path: '/courses/1', courses: [{ ...tajweed, description: 'word '.repeat(99) }] }),
    'description',
  )
  expect(description).toMatch(/word…$/)
  expect(description?.length).toBeLessThan(202)
})

// proves X149
test('the map names each public page in each language, and the rules for robots name the map', () => {
  const map = buildSitemap('https://school.test', [tajweed, { id: 2, name: 'A & B' }])
  expect(map.match(/<url>/g)).toHaveLength(6 * 4)
  expect(map).toContain('<loc>https://school.test/courses/1-tajweed?lang=ar</loc>')
  expect(map).toContain('hreflang="x-default" href="https://school.test/courses/2-a-b"/>')
  expect(buildRobotsTxt('https://school.test')).toContain('\nSitemap: https://school.test/sitemap.xml\n')
})
