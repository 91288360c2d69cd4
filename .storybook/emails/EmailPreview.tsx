import { type SyntheticEvent, useState } from 'react'
import { Stack } from '@maktab/ui/components/Stack/Stack'
import { Surface } from '@maktab/ui/components/Surface/Surface'
import { Text } from '@maktab/ui/components/Text/Text'
import { languages } from '../../packages/server/src/i18n/translate.ts'
import type { MailKind } from '../../packages/server/src/mail/MailPayloads.ts'
import { renderMail } from '../../packages/server/src/mail/renderMail.ts'
import { createMailSample } from '../../packages/server/src/testing/mailSamples.ts'

type EmailPreviewProps = {
  kind: MailKind
  greeting?: 'hello' | 'salam'
  /** The colour scheme of the mail program; by default the device’s. */
  scheme?: string
}

/** An email in all languages: its subject, its HTML part and its plain text. */
export function EmailPreview({ kind, greeting = 'hello', scheme = 'system' }: EmailPreviewProps) {
  return (
    <Stack gap="xxx-large">
      {languages.map((language) => (
        <Email
          key={`${language} ${scheme}`}
          {...renderMail({ ...createMailSample(kind, language), greeting })}
          language={language}
          scheme={scheme}
        />
      ))}
    </Stack>
  )
}

type EmailProps = {
  language: (typeof languages)[number]
  scheme: string
  subject: string
  html: string
  text: string
}

function Email({ language, scheme, subject, html, text }: EmailProps) {
  const [height, setHeight] = useState(400)
  const fitContent = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) =>
    setHeight(currentTarget.contentDocument?.documentElement.scrollHeight ?? height)
  const direction = language === 'en' ? 'ltr' : 'rtl'
  return (
    <Stack as="section" aria-label={language}>
      <Text as="h2" size="lg" weight="semibold" lang={language} dir={direction}>
        {subject}
      </Text>
      <Surface>
        <iframe
          title={`HTML (${language})`}
          srcDoc={scheme === 'system' ? html : html.replaceAll('light dark', scheme)}
          sandbox="allow-same-origin"
          onLoad={fitContent}
          style={{ display: 'block', inlineSize: '100%', blockSize: height, border: 0 }}
        />
      </Surface>
      <Surface background="surfaceSunken" padding="large">
        <Text as="p" keepsLines breaksWords lang={language} dir={direction} aria-label={`Text (${language})`}>
          {text}
        </Text>
      </Surface>
    </Stack>
  )
}
