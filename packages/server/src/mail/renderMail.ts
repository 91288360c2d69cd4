import type { Language } from '../i18n/translate.ts'
import { escapeHtml } from '../lib/escapeHtml.ts'
import { type MailBody, type MailContent, composeBody, composeSubject } from './composeMail.ts'
import type { Mail } from './createMailer.ts'
import { mailMessages } from './mailMessages.ts'
import { renderMailHtml } from './renderMailHtml.ts'

type RenderedMail = Pick<Mail, 'subject' | 'text' | 'html' | 'headers'>

/** Renders a mail in the recipient's language as text and as HTML, with the direction of that language. */
export function renderMail(content: MailContent): RenderedMail {
  const { kind, language, values, school } = content
  const subject = composeSubject(content)
  // Messages contain no HTML special characters; `catalogues.test.ts` checks this.
  const html = composeBody(content, (value) => `<bdi>${escapeHtml(value)}</bdi>`)
  return {
    subject,
    text: renderText(
      composeBody(content, (value) => value),
      school,
    ),
    html: renderMailHtml(html, { language, title: subject, school }),
    headers: headersOf(language, 'footer' in mailMessages[kind] ? values['page'] : null),
  }
}

function renderText(body: MailBody, school: MailContent['school']): string {
  const { paragraphs, items, facts, button, links, notes, footer } = body
  const toFact = ([label, value]: MailBody['facts'][number]) => `${label}: ${value}`
  // The address has a line of its own, so that mail programs recognise it.
  const toLink = ({ label, href }: MailBody['links'][number]) => `${label}:\n${href}`
  const contact = [school?.email, school?.phone].filter(Boolean).join(' · ')
  const blocks = [
    ...paragraphs,
    ...items.map((item) =>
      [item.title, ...item.lines, ...item.facts.map(toFact), ...item.links.map(toLink)].join('\n'),
    ),
    facts.map(toFact).join('\n'),
    ...[...(button ? [button] : []), ...links].map(toLink),
    ...notes,
    ...footer.map(toLink),
    [school?.name, contact].filter(Boolean).join('\n'),
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

/** `Auto-Submitted` (RFC 3834) prevents automatic replies; RFC 2369 lets mail programs offer to unsubscribe. */
function headersOf(language: Language, preferencesPage: string | null | undefined): Record<string, string> {
  return {
    'Content-Language': language,
    'Auto-Submitted': 'auto-generated',
    ...(preferencesPage && { 'List-Unsubscribe': `<${preferencesPage}>` }),
  }
}
