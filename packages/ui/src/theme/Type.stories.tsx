import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { TextArea } from '#components/TextArea/TextArea.tsx'
import { measureText, loadFont } from '../testing/measureText.ts'
import { scale } from './scale.ts'

const meta = { title: 'Design/Type', render: () => <EveryScript /> } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const naskh = { leading: [1.5, 1.8], family: /Plex Sans Arabic/ }
const nastaliq = { leading: [2.1, 2.4], family: /Nastaliq/ }
const latin = { lang: 'en', text: 'The rules that join letters', leading: [1.25, 1.55], family: /^"?Figtree Variable/ }
const urdu = { lang: 'ur', text: 'حروف ملانے کے قاعدے' }
const arabic = { lang: 'ar', text: 'قواعد وصل الحروف العربية', ...naskh }
/** Urdu uses Nastaliq on Urdu pages only. */
const scripts = [latin, { ...urdu, ...naskh }, arabic]
const scriptsOnUrduPages = [latin, { ...urdu, ...nastaliq }, arabic]

function EveryScript() {
  const [typed, setTyped] = useState('')
  return (
    <>
      {scripts.map(({ lang, text }) => (
        <section key={lang} lang={lang} dir="auto">
          <h2>{text}</h2>
          <p>{text}</p>
        </section>
      ))}
      <TextArea label="Description" value={typed} onChange={setTyped} />
    </>
  )
}

const getLeading = (element: Element | null) => {
  const { lineHeight, fontSize } = getComputedStyle(element ?? document.body)
  return Number((Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)).toFixed(2))
}

const followsScript: NonNullable<Story['play']> = async ({ canvas, canvasElement, globals, userEvent }) => {
  const expected = globals['language'] === 'ur' ? scriptsOnUrduPages : scripts
  for (const { lang, leading, family } of expected) {
    const part = canvasElement.querySelector(`section[lang="${lang}"]`)
    await expect([getLeading(part?.querySelector('h2') ?? null), getLeading(part?.querySelector('p') ?? null)]).toEqual(
      leading,
    )
    await expect(getComputedStyle(part ?? document.body).fontFamily).toMatch(family)
  }
  const field = canvas.getByRole('textbox')
  for (const { text, leading } of expected) {
    await userEvent.clear(field)
    await userEvent.type(field, text)
    await waitFor(() => expect(getLeading(field)).toBe(leading[1]))
  }
}

/** Font and line height follow the script of each text, also while it is typed and whatever the page's language. */
export const InEnglish: Story = { tags: ['axe'], globals: { language: 'en' }, play: followsScript }
export const InUrdu: Story = { globals: { language: 'ur' }, play: followsScript }
export const InArabic: Story = { globals: { language: 'ar' }, play: followsScript }

const weightRange = ({ weight }: FontFace) => weight.split(' ').map(Number)

const canvasContext = document.createElement('canvas').getContext('2d')

async function measureWidth(text: string, font: string): Promise<number> {
  await loadFont(font, text)
  if (!canvasContext) return 0
  canvasContext.font = font
  return canvasContext.measureText(text).width
}

/** Each script has a font file for each weight of the scale, and medium differs from regular. */
export const Weights: Story = {
  play: async () => {
    const faces = [...document.fonts]
    const families = ['Figtree Variable', 'Noto Nastaliq Urdu', 'IBM Plex Sans Arabic']
    for (const [at, family] of families.entries()) {
      const familyFaces = faces.filter((face) => face.family.replaceAll(/["']/g, '') === family)
      for (const weight of Object.values(scale.weight).map(Number)) {
        const matching = familyFaces.filter((face) => {
          const [min = 0, max = min] = weightRange(face)
          return min <= weight && weight <= max
        })
        await expect([family, weight, matching.length > 0]).toEqual([family, weight, true])
      }
      const [regular, medium] = [400, 500].map((weight) => `${weight} 64px '${family}'`)
      const text = scripts[at]?.text ?? ''
      await expect([family, await measureWidth(text, medium ?? '')]).not.toEqual([
        family,
        await measureWidth(text, regular ?? ''),
      ])
    }
  },
}

/** Arial's published advance widths in thousandths of an em, since few test machines have the font. */
const arial: Record<string, number> = {
  a: 556,
  b: 556,
  c: 500,
  d: 556,
  e: 556,
  f: 278,
  g: 556,
  h: 556,
  i: 222,
  j: 222,
  k: 500,
  l: 222,
  m: 833,
  n: 556,
  o: 556,
  p: 556,
  q: 556,
  r: 333,
  s: 500,
  t: 278,
  u: 556,
  v: 500,
  w: 722,
  x: 500,
  y: 500,
  z: 500,
  ' ': 278,
}

/** The fallback font takes as much space as Figtree. */
export const Fallback: Story = {
  play: async () => {
    const arialBold: Record<string, number> = {
      ...arial,
      ...Object.fromEntries(Array.from('dghnopub', (letter) => [letter, 611])),
      ...Object.fromEntries(Array.from('acesv', (letter) => [letter, 556])),
      f: 333,
      i: 278,
      j: 278,
      l: 278,
      r: 389,
      t: 333,
      w: 778,
    }
    const text =
      'the school teaches reading and writing and the rules that join letters and classes begin at four and end at half past five'
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    for (const { weight, widths, source } of [
      { weight: 400, widths: arial, source: "local('Arial')" },
      { weight: 600, widths: arialBold, source: "local('Arial Bold')" },
    ]) {
      const font = `${weight} 1000px 'Figtree Variable'`
      await loadFont(font, text)
      const width = Array.from(text).reduce((sum, letter) => sum + (widths[letter] ?? Number.NaN), 0)
      const rule = rules.find(
        (one) => one instanceof CSSFontFaceRule && one.cssText.replaceAll('"', "'").includes(source),
      )
      const adjusted = Number(/size-adjust: ([\d.]+)%/.exec(rule?.cssText ?? '')?.[1])
      await expect(Math.abs(measureText(text, font).width / width - adjusted / 100)).toBeLessThan(0.01)
    }
  },
}
