import { readFileSync } from 'node:fs'
import { getModeGlobals, type modes } from '../../../.storybook/modes.ts'
import { escapeHtml } from '../../../packages/server/src/lib/escapeHtml.ts'
import type { Change } from '../listChanges.ts'

export type PictureFile = { file: string; width: number; height: number }

type Sides = Record<'before' | 'after' | 'difference', PictureFile | undefined>

export type Report = {
  /** The base commit for people. */
  base: string
  /** Number of compared pictures. */
  pictures: number
  changes: readonly (Pick<Change, 'kind' | 'story' | 'mode'> & { pixels: number | undefined; pictures: Sides })[]
  failures: readonly { storyId: string; mode: string; reason: string }[]
}

type Row = Report['changes'][number]

const kinds = ['changed', 'new', 'removed'] as const

/** The address of `npm run storybook`. */
const STORYBOOK = 'http://localhost:6006/'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

/** One HTML page without other files than the pictures, so that it can be opened from the disk or attached to an issue. */
export function renderReport({ base, pictures, changes, failures }: Report): string {
  const count = (kind: Row['kind']) => changes.filter((change) => change.kind === kind).length
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Visual comparison</title>
<style>${read('report.css')}</style>
<header>
<h1>Visual comparison</h1>
<p>Working tree against <strong>${escapeHtml(base)}</strong></p>
<p>${pictures.toLocaleString('en')} pictures: ${kinds.map((kind) => `${count(kind)} ${kind}`).join(', ')}</p>
${failures.length > 0 ? renderFailures(failures) : ''}</header>
${changes.length > 0 ? renderFilter(changes) : ''}
<main>
${changes.length > 0 ? '' : '<p>Nothing differs.</p>\n'}${changes.map((change, index) => renderChange(change, index)).join('\n')}
</main>
<script>${read('report.js')}</script>
</html>
`
}

function renderFailures(failures: Report['failures']): string {
  const rows = failures.map(({ storyId, mode, reason }) => {
    const [line = ''] = reason.split('\n')
    return `<li>${escapeHtml(storyId)}, ${escapeHtml(mode)}: ${escapeHtml(line)}</li>`
  })
  return `<details><summary>Failed stories: ${failures.length}</summary><ul>${rows.join('')}</ul></details>\n`
}

function renderFilter(changes: readonly Row[]): string {
  const select = (label: string, name: string, values: readonly string[]) => {
    const options = [...new Set(values)].map((value) => `<option>${escapeHtml(value)}</option>`)
    return `<label>${label} <select name="${name}"><option value="">All</option>${options.join('')}</select></label>`
  }
  return `<form aria-label="Filter">
${select(
  'Change',
  'kind',
  kinds.filter((kind) => changes.some((change) => change.kind === kind)),
)}
${select(
  'Screen',
  'screen',
  changes.map(({ story }) => story.title),
)}
${select(
  'Mode',
  'mode',
  changes.map(({ mode }) => mode),
)}
<p role="status"></p>
</form>`
}

function renderChange({ kind, story, mode, pixels, pictures }: Row, index: number): string {
  const name = `${story.title.split('/').at(-1)} – ${story.name}`
  const facts = [kind, mode, ...(pixels === undefined ? [] : [`${pixels.toLocaleString('en')} px`])]
  const figures = Object.entries(pictures).map(([side, picture]) => picture && renderFigure(side, picture, name))
  const data = Object.entries({ kind, screen: story.title, mode })
  return `<article aria-labelledby="change-${index}" ${data.map(([key, value]) => `data-${key}="${escapeHtml(value)}"`).join(' ')}>
<h2 id="change-${index}"><a href="${escapeHtml(linkTo(story.id, mode))}">${escapeHtml(name)}</a></h2>
<p>${escapeHtml(story.title)} · ${escapeHtml(facts.join(' · '))}</p>
<div class="pictures">${figures.filter(Boolean).join('')}</div>
${pictures.before && pictures.after ? renderOverlay(pictures.before, pictures.after) : ''}</article>`
}

function renderFigure(side: string, { file, width, height }: PictureFile, name: string): string {
  const alt = escapeHtml(`${name}, ${side}`)
  return `<figure><figcaption>${side}</figcaption><a href="${file}"><img src="${file}" width="${width}" height="${height}" alt="${alt}" loading="lazy"></a></figure>`
}

function renderOverlay(before: PictureFile, after: PictureFile): string {
  const image = ({ file, width, height }: PictureFile) =>
    `<img src="${file}" width="${width}" height="${height}" alt="" loading="lazy">`
  return `<details><summary>Overlay</summary>
<label>Before <input type="range" min="0" max="100" value="50" aria-label="Part of the picture that shows before"> After</label>
<div class="overlay">${image(after)}${image(before)}</div></details>`
}

function linkTo(storyId: string, mode: string): string {
  const globals = Object.entries(getModeGlobals(mode as keyof typeof modes)).map(([name, value]) =>
    typeof value === 'string' ? `${name}:${value}` : `${name}.value:${(value as { value: string }).value}`,
  )
  return `${STORYBOOK}?path=/story/${storyId}&globals=${globals.join(';')}`
}
