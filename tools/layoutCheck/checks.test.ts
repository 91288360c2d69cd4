// @module-tag slow
import { type Browser, type Page, chromium as playwright } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getLaunchOptions } from '../getLaunchOptions.ts'
import { bundleChecks, checkPage, screenSizes } from './runLayoutCheck.ts'

let browser: Browser
let page: Page
let checks: string
beforeAll(async () => {
  browser = await playwright.launch(await getLaunchOptions())
  page = await browser.newPage()
  checks = await bundleChecks()
})
afterAll(() => browser.close())

const [, phone] = screenSizes
const desk = screenSizes[4]

/** Findings of a page with these elements, as `kind: how`. */
async function found(
  body: string,
  { size = desk, isOrdinary = true }: { size?: typeof phone | typeof desk; isOrdinary?: boolean } = {},
) {
  const style = 'body { margin: 0; font: 16px/1.5 sans-serif; color: #111; background: #fff }'
  await page.setContent(
    `<!doctype html><html lang="en"><title>A page</title><style>${style}</style><main>${body}</main>`,
  )
  const faults = await checkPage(page, { checks, sizes: [size], isOrdinary })
  return faults.map(({ kind, how }) => `${kind}: ${how}`)
}

const cell = (style: string, words: string) =>
  `<div style="width: 200px; overflow-wrap: anywhere; ${style}">${words}</div>`
const row = (height: number) => `<tr style="height: ${height}px"><td>Zaynab<td>STD-001</tr>`
const headed = '<thead><tr><th scope="col">Name<th scope="col">Code</thead>'
const button = (style: string) => `<button style="box-sizing: border-box; padding: 0; ${style}">Save</button>`
const scroller = (style: string, within: string) =>
  `<div style="overflow: auto; ${style}"><p style="margin: 0; ${within}">Long</p></div>`

test.each([
  ['a page that is wider than the window', '<div style="width: 1300px">Wide</div>'],
  ['a child wider than its box', '<div style="width: 100px"><div style="width: 160px">Long</div></div>'],
  ['a word wider than its box', '<div style="width: 60px">Graduation</div>'],
])('%s is too wide', async (_, body) => {
  expect(await found(body)).toContainEqual(expect.stringMatching(/^wide: \d\d px$/))
})

test('overflow hidden by a box is not reported', async () => {
  expect(await found('<div style="width: 60px; overflow: hidden">Graduation</div>')).toEqual([])
})

test('a background that extends to the window edges is not reported', async () => {
  const ground =
    '<div aria-hidden="true" style="position: absolute; inset: 0 -40px; background: #eee; z-index: -1"></div>'
  expect(await found(`<div style="position: relative; width: 200px">${ground}Students</div>`)).toEqual([])
})

test('decorations around a box are not reported, texts are', async () => {
  const style =
    '<style>header { position: relative; width: 200px } header::before { content: ""; position: absolute; inset: 0 -40px; background: #eee; z-index: -1 }</style>'
  expect(await found(`${style}<header>Students</header>`)).toEqual([])
  const cut =
    '<p style="width: 60px; overflow: hidden; white-space: nowrap">Graduation of all who came to the school</p>'
  expect(
    await found(`${style}<div style="width: 200px"><header>Students ${cut}</header><template>Nothing</template></div>`),
  ).toEqual([])
  expect(await found(`${style}<header style="width: 60px">Graduation</header>`)).toEqual([
    expect.stringMatching(/^wide: \d\d px$/),
  ])
})

test('boxes with their own scrollbar are reported, except tabs', async () => {
  expect(await found(scroller('width: 100px', 'width: 160px'))).toEqual(['scrolls: 60 px sideways'])
  expect(await found(scroller('height: 50px', 'height: 90px'))).toEqual(['scrolls: 40 px down'])
  expect(await found(scroller('width: 100px" role="tablist', 'width: 160px'))).toEqual([])
})

const torn = 'width: 170px; font-size: 28px; word-break: break-all'

test.each([
  ['a word across two lines', cell(torn, 'The Graduation'), 'Graduation'],
  ['a word in a very narrow box', cell('width: 60px', 'Graduation'), 'Graduation'],
  ['an email broken within a name', cell(torn, 'a@bc.maktabs.school'), 'maktabs.'],
  ['an Urdu word', cell('width: 60px; font-size: 28px', 'گریجویشن اور تجوید'), '\\p{Script=Arabic}+'],
])('%s is broken', async (_, body, word) => {
  expect(await found(body)).toContainEqual(expect.stringMatching(new RegExp(`^broken: ${word}$`, 'u')))
})

test.each([
  ['a word that is too long for any box', cell('', 'Wolfeschlegelsteinhausenbergerdorff')],
  ['words on separate lines', cell('', 'The graduation of all who came to the evening school')],
  ['an email broken after its @', cell('', 'zaynab.malik.evening@<wbr>school.test')],
  ['a word with a hyphen', cell('width: 150px', 'Muhammad Al-Abdurrahman')],
  ['several scripts in one line', cell('', 'سند Ijazah رواية')],
  ['hidden words', cell('width: 1px; height: 1px; position: absolute; overflow: hidden', 'Graduation')],
])('%s is not reported as broken', async (_, body) => {
  expect((await found(body)).filter((one) => one.startsWith('broken'))).toEqual([])
})

test.each<[string, string, boolean, string[]]>([
  ['a table of low rows', `<table>${headed}${row(140)}</table>`, true, []],
  ['a table of high rows', `<table>${headed}${row(190)}</table>`, true, ['tall: 190 px, as table 184']],
  ['a list of high rows', `<table>${row(100)}</table>`, true, ['tall: 100 px, as rows 84']],
  ['high rows of mixed data', `<table>${headed}${row(180)}</table>`, false, []],
])('%s', async (_, body, isOrdinary, faults) => {
  expect(await found(body, { isOrdinary })).toEqual(faults)
})

test('a selected tab outside the visible area is reported', async () => {
  const tabs = (chosen: number) => {
    const each = [0, 1, 2].map(
      (at) =>
        `<div role="tab" aria-selected="${at === chosen}" style="flex: none; width: 80px; height: 44px">Tab</div>`,
    )
    return `<div role="tablist" style="display: flex; width: 160px; overflow: auto">${each.join('')}</div>`
  }
  expect(await found(tabs(2))).toEqual(['tab: 80 px out of sight'])
  expect(await found(tabs(1))).toEqual([])
})

test('touch targets below the minimum size are reported on phones and desktops', async () => {
  const small = button('width: 36px; height: 36px')
  expect(await found(small, { size: phone })).toEqual(['target: 36×36 of 44'])
  expect(await found(small)).toEqual([])
  expect(await found(button('width: 80px; height: 20px'))).toEqual(['target: 80×20 of 24'])
})

test.each<[string, string]>([
  ['a link in a sentence', '<p>Read <a href="#a">the rules</a> first.</p>'],
  [
    'a checkbox with its label',
    '<label style="display: flex; height: 44px; width: 90px"><input type="checkbox"> Blocked</label>',
  ],
  ['a disabled button', '<button disabled style="width: 20px; height: 20px">x</button>'],
  [
    'a link stretched over its row',
    '<style>a::after { content: ""; position: absolute; inset: 0 }</style><div style="position: relative; height: 60px"><a href="#a">Zaynab</a></div>',
  ],
  [
    'a visually hidden link',
    '<a href="#a" style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)">Skip</a>',
  ],
])('%s is large enough on a phone', async (_, body) => {
  expect((await found(body, { size: phone })).filter((one) => one.startsWith('target'))).toEqual([])
})

test('insufficient text contrast is reported', async () => {
  expect(await found('<p style="color: #aaa">Faint</p>')).toEqual([expect.stringMatching(/^contrast: 2\.3/)])
  expect(await found('<p style="color: #555">Plain</p>')).toEqual([])
})
