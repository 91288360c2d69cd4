import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { getReviewKey } from '../../.storybook/reviews/getReviewKey.ts'
import { root } from '../run.ts'
import { parseReviewFile } from './parseReviewFile.ts'
import { hasChangedSince, readReviews } from './readReviews.ts'
import { readStoryIndex } from './readStoryIndex.ts'
import { describeDesign, storyParametersPlugin } from './storyParametersPlugin.ts'

const example = /```yaml\n([^]*?)```/.exec(
  readFileSync(join(root, '.storybook', 'reviews', 'README.md'), 'utf8').replaceAll('\r', ''),
)![1]!
const parse = (text: string) => parseReviewFile('admin/courses.yaml', text, '2026-11-30')

/** The keys of files that belong to no screen. */
function findUnknownKeys(keys: readonly string[], titles: readonly string[]): string[] {
  const known = new Set(titles.filter((title) => title.startsWith('Screens/')).map(getReviewKey))
  return keys.filter((key) => !known.has(key))
}

test('every review file is valid and belongs to a screen', async () => {
  const titles = (await readStoryIndex()).map(({ title }) => title)
  expect(findUnknownKeys(Object.keys(readReviews()), titles)).toEqual([])
  expect(findUnknownKeys(['admin/courses', 'admin/event-members', 'admin/rooms'], titles)).toEqual(['admin/rooms'])
})

describe('a review file', () => {
  test('is read as the README explains', () => {
    const { design, reviews } = parse(example)
    expect(design).toMatch(/^https:\/\/www\.figma\.com/)
    expect(reviews).toMatchObject([{ verdict: 'approved', commit: '0a6d03c2', modes: expect.arrayContaining(['ur']) }])
    expect(parse('design: null\nreviews: []')).toEqual({ design: null, reviews: [] })
  })

  test.each([
    ['an unknown verdict', 'verdict: approved', 'verdict: fine', 'reviews[0].verdict must be “approved” or'],
    ['a future date', '2026-11-18', '2026-12-18', 'reviews[0].date is in the future'],
    ['a day that does not exist', '2026-11-18', '2026-02-30', 'reviews[0].date must be a date'],
    ['a branch as commit', '0a6d03c2', 'main', 'reviews[0].commit must be a commit hash'],
    ['an unknown mode', 'phone', 'watch', 'reviews[0].modes must be a list of desk,'],
    ['a missing reviewer', 'reviewer: Name of the reviewer\n    role', 'role', 'reviews[0].reviewer must be text'],
    ['an unknown field', 'role: designer', 'role: designer\n    mood: good', 'reviews[0].mood is not a field'],
    ['a design without https', 'https://', 'http://', 'design must be an https address or null'],
  ])('with %s is rejected with file and field', (_, before, after, fault) => {
    expect(() => parse(example.replace(before, after))).toThrow(`admin/courses.yaml: ${fault}`)
  })

  test('without reviews is rejected', () => {
    expect(() => parse('design: null')).toThrow('admin/courses.yaml: reviews must be a list')
    expect(() => parse('')).toThrow('admin/courses.yaml: must have the fields design and reviews')
  })
})

test('review files are read by role and screen', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reviews-'))
  mkdirSync(join(folder, 'admin'))
  writeFileSync(join(folder, 'admin', 'courses.yaml'), 'design: null\nreviews: []')
  expect(readReviews(folder)).toEqual({ 'admin/courses': { design: null, reviews: [], isChanged: false } })
})

test.runIf(existsSync(join(root, '.git')))('files are compared with the commit of the review', () => {
  expect(hasChangedSince('ffffffffffff', ['package.json'])).toBe(false)
  // Git's name for an empty folder.
  expect(hasChangedSince('4b825dc642cb6eb9a060e54bf8d69288fbee4904', ['package.json'])).toBe(true)
  expect(hasChangedSince('HEAD', ['no-such-file.tsx'])).toBe(false)
})

describe('the parameters of a story file', () => {
  const url = 'https://example.com/courses'
  const plugin = storyParametersPlugin(() => ({ 'admin/courses': { design: url, reviews: [], isChanged: false } }))
  const transform = plugin.transform as unknown as (code: string, id: string) => { code: string } | undefined
  const code =
    "const meta = { title: 'Screens/Admin/Courses/Form', args: {} }\nexport default meta\nexport const Empty: Story = {}"

  test('hold the design of the screen and the args of all stories', () => {
    const start = plugin.buildStart as unknown as () => void
    start()
    expect(transform(code, '/a/Form.stories.tsx')?.code).toContain(
      `meta.parameters = { getFileArgs: () => [meta.args, Empty.args], design: {"type":"link","url":"${url}"}, ...meta.parameters }`,
    )
    expect(transform(code.replace('Courses', 'Rooms'), '/a/Form.stories.tsx')?.code).not.toContain('design:')
    expect(transform(code, '/a/Form.tsx')).toBeUndefined()
  })

  test.each([
    ['https://www.figma.com/design/abc', 'figma'],
    ['https://example.com/courses.png', 'image'],
    ['https://notfigma.com/design/abc', 'link'],
  ])('show %s as %s', (address, type) => {
    expect(describeDesign(address)).toEqual({ type, url: address })
  })
})
