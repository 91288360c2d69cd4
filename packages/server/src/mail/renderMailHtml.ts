import type { Language } from '../i18n/translate.ts'
import { escapeHtml } from '../lib/escapeHtml.ts'
import type { MailBody, MailContent } from './composeMail.ts'

type Direction = 'ltr' | 'rtl'
type MailFrame = { language: Language; title: string; school: MailContent['school'] }

/** Fonts that devices have. Urdu is set in Nastaliq where there is one, which needs higher lines. */
const sans = "-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"
const typography: Record<Language, { font: string; lineHeight: number }> = {
  en: { font: sans, lineHeight: 1.5 },
  ur: { font: `'Noto Nastaliq Urdu','Urdu Typesetting','Jameel Noori Nastaleeq',${sans}`, lineHeight: 2.1 },
  ar: { font: sans, lineHeight: 1.7 },
}

const BRAND = '#0f6b5a'
const ON_BRAND = '#ffffff'
/** Visible on light and dark backgrounds. */
const EDGE = 'rgba(128,128,128,0.45)'

/**
 * Lays out a mail whose texts are HTML. All styles are inline, because many mail programs drop style sheets. Apart from
 * the button no text or background colour is set, so that mail programs use those of the reader's colour scheme.
 */
export function renderMailHtml(body: MailBody, { language, title, school }: MailFrame): string {
  const { font, lineHeight } = typography[language]
  const direction = language === 'en' ? 'ltr' : 'rtl'
  const start = direction === 'ltr' ? 'left' : 'right'
  const blocks = [
    ...(school
      ? [`<p style="margin:0 0 24px;font-size:18px;font-weight:bold"><bdi>${escapeHtml(school.name)}</bdi></p>`]
      : []),
    ...body.paragraphs.map(paragraph),
    ...body.items.map((item) => renderItem(item, direction)),
    body.facts.length > 0 ? `<div style="margin:0 0 16px">${renderFacts(body.facts, direction)}</div>` : '',
    ...(body.button ? [renderButton(body.button)] : []),
    ...body.links.map((link) => paragraph(anchor(link))),
    ...body.notes.map(paragraph),
    renderFooter(body.footer, school),
  ]
  return `<!doctype html>
<html lang="${language}" dir="${direction}" style="color-scheme:light dark">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<meta name="supported-color-schemes" content="light dark" />
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:24px 16px">
<div lang="${language}" dir="${direction}" style="max-width:560px;margin:0 auto;font-family:${font};font-size:16px;line-height:${lineHeight};text-align:${start}">
${blocks.filter(Boolean).join('\n')}
</div>
</body>
</html>
`
}

function paragraph(html: string): string {
  return `<p style="margin:0 0 16px">${html}</p>`
}

function anchor({ label, href }: MailBody['links'][number]): string {
  return `<a href="${escapeHtml(href)}">${label}</a>`
}

/** A table cell with the colour, because some mail programs show no background of a link. */
function renderButton({ label, href }: MailBody['links'][number]): string {
  const style = `display:inline-block;padding:12px 24px;border-radius:8px;background:${BRAND};color:${ON_BRAND};font-weight:bold;text-decoration:none`
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0"><tr><td bgcolor="${BRAND}" style="border-radius:8px">
<a href="${escapeHtml(href)}" style="${style}">${label}</a>
</td></tr></table>`
}

function renderItem({ title, lines, facts, links }: MailBody['items'][number], direction: Direction): string {
  const content = [`<strong>${title}</strong>`, ...lines, ...links.map(anchor)].join('<br />\n')
  return `<div style="margin:0 0 16px;padding:12px 16px;border:1px solid ${EDGE};border-radius:8px">
${[content, renderFacts(facts, direction)].filter(Boolean).join('\n')}
</div>`
}

function renderFacts(rows: MailBody['facts'], direction: Direction): string {
  if (rows.length === 0) return ''
  const [start, padding] = direction === 'ltr' ? ['left', '2px 24px 2px 0'] : ['right', '2px 0 2px 24px']
  const cells = rows.map(
    ([label, value]) => `<tr>
<th scope="row" align="${start}" valign="top" style="padding:${padding};font-weight:normal;text-align:${start}">${label}</th>
<td align="${start}" valign="top" style="padding:2px 0;font-weight:bold;text-align:${start}">${value}</td>
</tr>`,
  )
  return `<table cellpadding="0" cellspacing="0">
${cells.join('\n')}
</table>`
}

/** Small links, then the school's name and contact. */
function renderFooter(links: MailBody['links'], school: MailContent['school']): string {
  const contact = [
    ...(school?.email
      ? [`<a href="mailto:${escapeHtml(school.email)}"><bdi>${escapeHtml(school.email)}</bdi></a>`]
      : []),
    ...(school?.phone
      ? [`<a href="tel:${school.phone.replaceAll(/[^+\d]/g, '')}"><bdi>${escapeHtml(school.phone)}</bdi></a>`]
      : []),
  ]
  const lines = [
    ...(links.length > 0 ? [`<p style="margin:0 0 8px">${links.map(anchor).join(' · ')}</p>`] : []),
    [school ? `<bdi>${escapeHtml(school.name)}</bdi>` : '', contact.join(' · ')].filter(Boolean).join('<br />\n'),
  ].filter(Boolean)
  if (lines.length === 0) return ''
  return `<div style="margin:32px 0 0;padding:16px 0 0;border-top:1px solid ${EDGE};font-size:14px">
${lines.join('\n')}
</div>`
}
