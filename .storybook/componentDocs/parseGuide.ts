/** The sections of a component's guide, in order. */
export const guideSections = [
  'Use it when',
  'Don’t use it when',
  'Do',
  'Don’t',
  'Anatomy',
  'Keyboard',
  'Screen readers',
] as const

export const guideStatuses = ['stable', 'beta', 'deprecated'] as const

type Section = (typeof guideSections)[number]

/** A parsed `*.guide.md`. `reviewed` is a date such as 2026-11-30; texts are Markdown. */
export type Guide = { status: string; reviewed: string; summary: string; sections: Partial<Record<Section, string>> }

/**
 * Parses the guide of a component: front matter with `status` and `reviewed`, a summary, and a section under each
 * heading of level 2.
 */
export function parseGuide(text: string): Guide {
  const [, matter = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  const [summary = '', ...sections] = body.split(/^## /m)
  return {
    status: /^status: (.*)$/m.exec(matter)?.[1] ?? '',
    reviewed: /^reviewed: (.*)$/m.exec(matter)?.[1] ?? '',
    summary: summary.trim(),
    sections: Object.fromEntries(sections.map((section) => splitHeading(section))),
  }
}

function splitHeading(section: string): [string, string] {
  const end = section.indexOf('\n')
  return [section.slice(0, end).trim(), section.slice(end).trim()]
}
